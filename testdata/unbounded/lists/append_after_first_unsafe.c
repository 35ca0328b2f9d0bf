// verdict: FAILED
// property: assertion line 26
// why: with 50 nodes, the last one is not the second; a formula about the offset of h->next said that nothing is left out behind h (was SUCCESSFUL)
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = malloc(sizeof *h);
    if (!h)
        return 0;
    h->next = 0;
    struct node *t = h;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->next = 0;
        t->next = p;
        t = p;
        n++;
    }
    assert(n < 50 || !h->next || h->next == t);
}
