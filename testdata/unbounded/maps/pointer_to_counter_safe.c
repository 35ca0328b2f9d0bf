// verdict: SUCCESSFUL
// why: one pointer leads to the counter all the time
#include <assert.h>
int nondet_int(void);

int main(void) {
    int n = 0, limit = 100;
    int *p = &n;
    while (nondet_int()) {
        if (*p < 100)
            (*p)++;

    }
    assert(n <= 100 && limit == 100);
}
