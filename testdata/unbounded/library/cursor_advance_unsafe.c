// verdict: FAILED
// why: one byte more than there is may be taken
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

struct cursor {
    size_t len;
    size_t at;
};

static int advance(struct cursor *c, size_t n) {
    if (n > c->len + 1)
        return 0;
    c->len -= n;
    c->at += n;
    return 1;
}

int main(void) {
    size_t n = nondet_size();
    if (n > 1000)
        return 0;
    struct cursor c = {n, 0};
    while (nondet_int()) {
        size_t step = nondet_size();
        if (!advance(&c, step))
            break;
    }
    assert(c.at + c.len == n && c.at <= n);
}
