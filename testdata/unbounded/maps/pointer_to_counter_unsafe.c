// verdict: FAILED
// why: the pointer is moved to the limit
#include <assert.h>
int nondet_int(void);

int main(void) {
    int n = 0, limit = 100;
    int *p = &n;
    while (nondet_int()) {
        if (*p < 100)
            (*p)++;
        if (nondet_int() == 4) {
            p = &limit;
            *p = -1;
        }
    }
    assert(n <= 100 && limit == 100);
}
