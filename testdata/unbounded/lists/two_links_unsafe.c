// verdict: FAILED
// property: free
// why: the node before number 20 is freed twice
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    int value;
    struct node *next, *prev;
};

int main(void) {
    struct node *h = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->value = 1;
        p->prev = 0;
        p->next = h;
        if (h)
            h->prev = p;
        h = p;
        n++;
    }
    unsigned k = 0;
    while (h) {
        assert(h->value == 1);
        struct node *next = h->next;
        if (++k != 20)
            free(h);
        else if (next)
            free(next->prev->prev);
        h = next;
    }
}
