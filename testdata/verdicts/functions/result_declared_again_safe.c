// verdict: SUCCESSFUL
// why: a variable that is returned from within a loop gets its value in each round before it is read, also where it is in the place of the result
#include <assert.h>
int nondet_int(void);
struct small {
    int a;
};
struct large {
    int a[9];
};
static struct small in_registers(void) {
    for (int i = 0; i < 2; i++) {
        struct small r;
        r.a = i;
        assert(r.a == i);
        if (nondet_int())
            return r;
    }
    struct small other = {3};
    return other;
}
static struct large in_memory(void) {
    for (int i = 0; i < 2; i++) {
        struct large r;
        r.a[2] = i;
        assert(r.a[2] == i);
        if (nondet_int())
            return r;
    }
    struct large other = {{0, 0, 3}};
    return other;
}
static struct small in_either(int c) {
    if (c) {
        struct small r = {1};
        return r;
    } else {
        struct small r = {2};
        return r;
    }
}
int main(void) {
    struct small s = in_registers();
    struct large l = in_memory();
    assert(s.a != 2 && l.a[2] != 2);
    assert(in_either(1).a == 1 && in_either(0).a == 2);
}
