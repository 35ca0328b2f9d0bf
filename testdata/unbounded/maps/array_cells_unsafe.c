// verdict: FAILED
// why: the second may be taken below nothing
#include <assert.h>
int nondet_int(void);

int main(void) {
    int a[4] = {0, 10, 0, 0};
    while (nondet_int()) {
        if (a[1] >= 0) {
            a[0]++;
            a[1]--;
        }
    }
    assert(a[1] >= 0 && a[0] + a[1] == 10);
}
