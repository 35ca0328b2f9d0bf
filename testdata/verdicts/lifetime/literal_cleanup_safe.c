// verdict: SUCCESSFUL
// why: the function of the attribute cleanup is called at the end of the block, when the compound literal is still there
#include <assert.h>
int nondet_int(void);
static int sum;
static void done(int **p) { sum += **p; }
int main(void) {
    for (int i = 0; i < 2; i++) {
        int *__attribute__((cleanup(done))) p = &(int){4};
        if (nondet_int())
            continue;
        *p = 3;
    }
    assert(sum >= 6 && sum <= 8);
    return 0;
}
