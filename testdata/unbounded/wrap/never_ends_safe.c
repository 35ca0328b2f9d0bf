// verdict: SUCCESSFUL
// why: i <= 255 always holds of 8 bits: nothing comes behind the loop
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned long rounds = 0;
    for (unsigned char i = 0; i <= 255; i++)
        rounds++;
    assert(0);
}
