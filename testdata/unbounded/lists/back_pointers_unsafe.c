// verdict: FAILED
// open: the failure is in a late round, which unrolling was not seen to reach in 10 s of processor time
// why: the prev of node 40 leads to itself
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct both {
    struct both *next, *prev;
};

int main(void) {
    struct both *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct both *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        x->next = head;
        x->prev = 0;
        if (head)
            head->prev = n == 40 ? head : x;
        head = x;
    }
    for (struct both *p = head; p; p = p->next)
        if (p->next)
            assert(p->next->prev == p);
}
