// verdict: FAILED
// why: there are more characters than bytes after 300 two-byte characters
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    size_t bytes = 0, chars = 0;
    while (nondet_int()) {
        if (bytes > 1000000)
            break;
        unsigned char c = nondet_uchar();
        if (c < 0x80) {
            bytes += 1;
            chars += 1;
        } else {
            bytes += 2;
            chars += bytes > 600 ? 601 : 1;
        }
    }
    assert(chars <= bytes);
}
