// verdict: SUCCESSFUL
// why: the last node, of 50 or more, has none behind it
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
    assert(n < 50 || !t->next);
}
