// verdict: SUCCESSFUL
// why: a failed assertion ends the program, and without it n falls
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    while (1) {
        assert(n > 0);
        n--;
    }
}
