// verdict: SUCCESSFUL
// why: the bounds of a binary search stay in the array
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int a[1000];

static int find(int low, int high, int key) {
    if (low >= high)
        return -1;
    int middle = low + (high - low) / 2;
    if (a[middle] == key)
        return middle;
    return a[middle] < key ? find(middle + 1, high, key) : find(low, middle, key);
}

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000)
        return 0;
    int at = find(0, n, nondet_int());
    assert(at < n);
}
