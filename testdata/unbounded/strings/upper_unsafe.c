// verdict: FAILED
// why: nothing ends the string
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
char s[6];
int main(void) {
    for (unsigned k = 0; k < 6; k++)
        s[k] = 'a';
    unsigned i = 0;
    while (s[i]) {
        if (s[i] >= 'a' && s[i] <= 'z')
            s[i] -= 32;
        i++;
    }
    assert(i < 100);
}
