// verdict: FAILED
// why: a write when it is full is counted
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

struct ring {
    unsigned char data[64];
    unsigned head, count;
};

static int put(struct ring *r, unsigned char c) {
    if (r->count > 64)
        return 0;
    r->data[(r->head + r->count) % 64] = c;
    r->count++;
    return 1;
}

static int get(struct ring *r) {
    if (r->count == 0)
        return -1;
    unsigned char c = r->data[r->head];
    r->head = (r->head + 1) % 64;
    r->count--;
    return c;
}

int main(void) {
    static struct ring r;
    while (nondet_int()) {
        if (nondet_int())
            put(&r, nondet_uchar());
        else
            get(&r);
    }
    assert(r.count <= 64 && r.head < 64);
}
