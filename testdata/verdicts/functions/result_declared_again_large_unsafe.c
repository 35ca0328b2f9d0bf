// verdict: FAILED
// property: assertion line 14
// why: where its declaration is reached again, a variable has no value (C11 6.2.4p6), also one that clang keeps where the caller wants the result
#include <assert.h>
int nondet_int(void);
struct large {
    int a[9];
};
static struct large find(void) {
    for (int i = 0; i < 2; i++) {
        struct large r;
        if (i == 0)
            r.a[2] = 7;
        assert(r.a[2] == 7);
        if (nondet_int())
            return r;
    }
    struct large other = {0};
    return other;
}
int main(void) {
    struct large v = find();
    assert(v.a[2] == 7 || v.a[2] == 0);
}
