// verdict: FAILED
// why: the room is rounded down
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    size_t n = nondet_size();
    if (n > 1000000)
        return 0;
    size_t room = (n + 1) / 3 * 4;
    char *out = malloc(room + 1);
    if (!out)
        return 0;
    size_t o = 0, i = 0;
    while (i < n) {
        size_t take = n - i < 3 ? n - i : 3;
        out[o] = 'A';
        out[o + 1] = 'B';
        out[o + 2] = take > 1 ? 'C' : '=';
        out[o + 3] = take > 2 ? 'D' : '=';
        o += 4;
        i += take;
    }
    free(out);
}
