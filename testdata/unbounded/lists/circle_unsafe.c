// verdict: FAILED
// property: assertion
// why: node 20 of the circle has another value
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
    h->next = h;
    h->value = 1;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->value = ++n == 20 ? 2 : 1;
        p->next = h->next;
        h->next = p;
    }
    struct node *p = h;
    do {
        assert(p->value == 1);
        p = p->next;
    } while (p != h);
}
