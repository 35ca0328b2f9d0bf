// verdict: SUCCESSFUL
// why: two elements of a small array count up and down
#include <assert.h>
int nondet_int(void);

int main(void) {
    int a[4] = {0, 10, 0, 0};
    while (nondet_int()) {
        if (a[1] > 0) {
            a[0]++;
            a[1]--;
        }
    }
    assert(a[1] >= 0 && a[0] + a[1] == 10);
}
