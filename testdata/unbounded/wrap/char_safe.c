// verdict: SUCCESSFUL
// why: it stops at 255
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char c = 1;
    while (nondet_bool())
        if (c < 255)
            c++;
    assert(c > 0);
}
