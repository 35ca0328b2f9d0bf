// A heap: taken down from the root, its elements come out in order.
// bug: the last one is not sunk.
#include "input.h"
#include "ksort.h"

KSORT_INIT_GENERIC(uint8_t)

int main(void) {
    uint8_t a[N];
    any_bytes(a, N);
    ks_heapmake_uint8_t(N, a);
    for (size_t last = N - 1; last > BUG; last--) {
        uint8_t largest = a[0];
        a[0] = a[last];
        a[last] = largest;
        ks_heapdown_uint8_t(0, last, a);
    }
    for (int i = 1; i < N; i++)
        assert(a[i - 1] <= a[i]);
    return 0;
}
