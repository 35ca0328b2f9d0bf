// verdict: SUCCESSFUL
// check: assertion
// why: what is left of a line of any 12 characters between the blanks at its ends has no blank at its ends
#include <assert.h>
#include <ctype.h>
#include <string.h>

#define N 12

char nondet_char(void);

static char *trimmed(char *s) {
    while (isspace((unsigned char)*s))
        s++;
    char *end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1]))
        end--;
    *end = 0;
    return s;
}

int main(void) {
    char line[N + 1];
    for (int i = 0; i < N; i++)
        line[i] = nondet_char();
    line[N] = 0;
    char *s = trimmed(line);
    size_t n = strlen(s);
    assert(n <= N);
    assert(n == 0 || !isspace((unsigned char)s[0]) && !isspace((unsigned char)s[n - 1]));
    return 0;
}
