// verdict: SUCCESSFUL
// why: the nodes of a circle, of any length, have the value 1
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
    while (nondet_int()) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->value = 1;
        p->next = h->next;
        h->next = p;
    }
    struct node *p = h;
    do {
        assert(p->value == 1);
        p = p->next;
    } while (p != h);
}
