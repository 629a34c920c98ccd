/* For tests under Wine 8, which has no bcryptprimitives.dll; Rust's library takes its random bytes from there. Windows has it. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, (ULONG)size); }
