// verdict: SUCCESSFUL
// why: the length stays below the capacity, which only grows
#include <assert.h>
int nondet_int(void);

struct vec {
    unsigned len, cap;
};

static void push(struct vec *v) {
    if (v->len == v->cap) {
        if (v->cap > 1000000)
            return;
        v->cap = v->cap * 2 + 2;
    }
    v->len++;
}

int main(void) {
    struct vec v = {0, 0};
    while (nondet_int()) {
        push(&v);
        assert(v.len <= v.cap);
    }
}
