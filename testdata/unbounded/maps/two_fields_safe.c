// verdict: SUCCESSFUL
// why: both members grow by one in each call
#include <assert.h>
int nondet_int(void);

struct pair {
    unsigned a, b;
};

static void both(struct pair *p) {
    p->a++;
    p->b++;
}

int main(void) {
    struct pair s = {0, 0};
    while (nondet_int())
        both(&s);
    assert(s.a == s.b);
}
