// verdict: SUCCESSFUL
// why: each byte before the end is written in place
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
char s[100];
int main(void) {
    s[99] = 0;
    unsigned i = 0;
    while (s[i]) {
        if (s[i] >= 'a' && s[i] <= 'z')
            s[i] -= 32;
        i++;
    }
    assert(i < 100);
}
