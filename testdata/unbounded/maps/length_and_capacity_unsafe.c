// verdict: FAILED
// why: the capacity wraps around
#include <assert.h>
int nondet_int(void);

struct vec {
    unsigned len, cap;
};

static void push(struct vec *v) {
    if (v->len == v->cap) {
        v->cap = v->cap * 2 + 2;
    }
    v->len++;
}

int main(void) {
    struct vec v = {0, 0};
    if (nondet_int() == 1)
        v.len = v.cap = 0x7fffffffu;
    while (nondet_int()) {
        push(&v);
        assert(v.len <= v.cap);
    }
}
