// verdict: SUCCESSFUL
// why: exit ends the program
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (;;) {
        if (n == 0)
            exit(0);
        n--;
    }
}
