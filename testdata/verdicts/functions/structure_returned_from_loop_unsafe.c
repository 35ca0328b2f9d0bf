// verdict: FAILED
// property: assertion line 21
// why: from 8 on 7 is not met
#include <assert.h>
struct pair {
    int a, b;
};
static struct pair find(int c) {
    while (c < 10) {
        if (c == 7) {
            struct pair x = {1, 2};
            return x;
        }
        c++;
    }
    struct pair y = {0};
    return y;
}
int main(void) {
    struct pair v = find(3), w = find(8);
    assert(v.a == 1 && v.b == 2 && w.a == 1);
}
