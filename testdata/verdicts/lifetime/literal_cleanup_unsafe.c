// verdict: FAILED
// property: pointer_dereference line 19
// check: use-after-scope
// why: the compound literal ends with its block, behind the call of the function of the attribute cleanup
#include <assert.h>
int nondet_int(void);
static int sum;
static void done(int **p) { sum += **p; }
int main(void) {
    int *q = 0;
    for (int i = 0; i < 2; i++) {
        int *__attribute__((cleanup(done))) p = &(int){4};
        q = p;
        if (nondet_int())
            continue;
        *p = 3;
    }
    assert(sum >= 6 && sum <= 8);
    return *q;
}
