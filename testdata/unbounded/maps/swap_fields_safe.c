// verdict: SUCCESSFUL
// why: a swap keeps the sum
#include <assert.h>
int nondet_int(void);

struct pair {
    unsigned a, b;
};

static void swap(struct pair *p) {
    unsigned t = p->a;
    p->a = p->b;
    p->b = t;
}

int main(void) {
    struct pair s = {3, 8};
    while (nondet_int())
        swap(&s);
    assert(s.a + s.b == 11);
}
