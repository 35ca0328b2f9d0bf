// verdict: FAILED
// why: one of the swaps loses a value
#include <assert.h>
int nondet_int(void);

struct pair {
    unsigned a, b;
};

static void swap(struct pair *p) {
    unsigned t = p->a;
    p->a = p->b;
    p->b = nondet_int() == 3 ? p->a : t;
}

int main(void) {
    struct pair s = {3, 8};
    while (nondet_int())
        swap(&s);
    assert(s.a + s.b == 11);
}
