// verdict: FAILED
// property: assertion line 21
// why: "a b c d e " has five words, and the assertion allows four
#include <assert.h>
#include <string.h>

#define N 10

char nondet_char(void);

int main(void) {
    char line[N + 1];
    for (int i = 0; i < N; i++)
        line[i] = nondet_char();
    line[N] = 0;
    int words = 0;
    for (char *w = strtok(line, " ,"); w; w = strtok(NULL, " ,")) {
        assert(*w != 0 && *w != ' ');
        words++;
    }
    assert(words < (N + 1) / 2);
    return 0;
}
