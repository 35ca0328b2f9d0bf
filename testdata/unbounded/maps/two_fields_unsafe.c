// verdict: FAILED
// why: the second is left out after 100 calls
#include <assert.h>
int nondet_int(void);

struct pair {
    unsigned a, b;
};

static void both(struct pair *p) {
    p->a++;
    if (p->a < 100)
        p->b++;
}

int main(void) {
    struct pair s = {0, 0};
    while (nondet_int())
        both(&s);
    assert(s.a == s.b);
}
