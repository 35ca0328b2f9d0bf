// verdict: FAILED
// property: pointer_dereference
// why: node 20 leads back to itself, so that it is freed twice
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
        p->value = 1;
        p->next = h->next;
        h->next = p;
        if (++n == 20)
            p->next = p;
    }
    struct node *p = h->next;
    while (p != h) {
        struct node *next = p->next;
        free(p);
        p = next;
    }
    free(h);
}
