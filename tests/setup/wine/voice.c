/* For tests under Wine: stands for eSpeak NG. Writes what it is to say, and whether it has a console window, into C:\said.txt. */
#include <stdio.h>
#include <windows.h>

int main(int count, char **words) {
    FILE *said = fopen("C:\\said.txt", "a");
    if (!said) return 1;
    for (int at = 1; at < count; at++) fprintf(said, "%s ", words[at]);
    fprintf(said, "%s\n", GetConsoleWindow() ? "WITH A CONSOLE" : "");
    return fclose(said);
}
