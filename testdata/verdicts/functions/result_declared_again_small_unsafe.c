// verdict: FAILED
// property: assertion line 14
// why: where its declaration is reached again, a variable has no value (C11 6.2.4p6), also one that clang keeps in the place of the result
#include <assert.h>
int nondet_int(void);
struct small {
    int a;
};
static struct small find(void) {
    for (int i = 0; i < 2; i++) {
        struct small r;
        if (i == 0)
            r.a = 7;
        assert(r.a == 7);
        if (nondet_int())
            return r;
    }
    struct small other = {0};
    return other;
}
int main(void) {
    struct small v = find();
    assert(v.a == 7 || v.a == 0);
}
