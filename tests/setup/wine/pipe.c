/* For tests under Wine: sends each line of its input to a named pipe and prints the answers. Usage: pipe.exe NAME < LINES */
#include <stdio.h>
#include <windows.h>

int main(int count, char **words) {
    char path[300], line[4096], letter;
    DWORD moved;
    HANDLE pipe = INVALID_HANDLE_VALUE;
    if (count != 2) return 2;
    snprintf(path, sizeof path, "\\\\.\\pipe\\%s", words[1]);
    for (int tries = 0; tries < 600 && pipe == INVALID_HANDLE_VALUE; tries++) {
        pipe = CreateFileA(path, GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING, 0, NULL);
        if (pipe == INVALID_HANDLE_VALUE) Sleep(100);
    }
    if (pipe == INVALID_HANDLE_VALUE) return 1;
    while (fgets(line, sizeof line, stdin)) {
        if (!WriteFile(pipe, line, (DWORD)strlen(line), &moved, NULL)) return 1;
        do {
            if (!ReadFile(pipe, &letter, 1, &moved, NULL) || moved == 0) return 1;
            putchar(letter);
        } while (letter != '\n');
    }
    return 0;
}
