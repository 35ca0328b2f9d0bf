// verdict: SUCCESSFUL
// why: each byte takes two places at most
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);
size_t nondet_size(void);

int main(void) {
    size_t n = nondet_size();
    if (n > 100000)
        return 0;
    char *out = malloc(2 * n + 1);
    if (!out)
        return 0;
    size_t o = 0;
    for (size_t i = 0; i < n; i++) {
        unsigned char c = nondet_uchar();
        if (c == '"') {
            out[o++] = '\\';
            out[o++] = '"';
        } else
            out[o++] = 'a';
    }
    out[o] = 0;
    free(out);
}
