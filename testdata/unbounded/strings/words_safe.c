// verdict: SUCCESSFUL
// why: there are at most as many words as characters
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
char s[100];
int main(void) {
    s[99] = 0;
    unsigned i = 0, words = 0;
    _Bool in = 0;
    while (s[i]) {
        if (s[i] == ' ')
            in = 0;
        else if (!in) {
            in = 1;
            words++;
        }
        i++;
    }
    assert(words <= i);
}
