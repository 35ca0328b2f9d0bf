// verdict: SUCCESSFUL
// why: each byte that is read is below the length
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

static unsigned decode(const unsigned char *s, size_t n, size_t *used) {
    unsigned char c = s[0];
    if (c < 0x80) {
        *used = 1;
        return c;
    }
    if (c >= 0xc2 && c < 0xe0 && n >= 2 && (s[1] & 0xc0) == 0x80) {
        *used = 2;
        return (c & 0x1fu) << 6 | (s[1] & 0x3fu);
    }
    if (c >= 0xe0 && c < 0xf0 && n >= 3 && (s[1] & 0xc0) == 0x80 && (s[2] & 0xc0) == 0x80) {
        *used = 3;
        return (c & 0xfu) << 12 | (s[1] & 0x3fu) << 6 | (s[2] & 0x3fu);
    }
    *used = 1;
    return 0xfffd;
}

int main(void) {
    size_t n = nondet_size();
    if (n == 0 || n > 1000000)
        return 0;
    unsigned char *s = malloc(n);
    if (!s)
        return 0;
    for (size_t i = 0, used = 0; i < n; i += used) {
        unsigned c = decode(s + i, n - i, &used);
        assert(c <= 0xffff);
    }
    free(s);
}
