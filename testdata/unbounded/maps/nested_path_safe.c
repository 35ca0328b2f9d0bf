// verdict: SUCCESSFUL
// open: a cell behind a pointer in a structure is not named in the caller
// why: the inner structure is reached by two pointers, and stays within its limit
#include <assert.h>
int nondet_int(void);

struct inner {
    int level;
};
struct outer {
    struct inner *in;
    int turns;
};

static void fill(struct outer *o) {
    if (o->in->level < 50)
        o->in->level++;
    o->turns = 1;
}

int main(void) {
    struct inner i = {0};
    struct outer o = {&i, 0};
    while (nondet_int())
        fill(&o);
    assert(i.level <= 50);
}
