// verdict: SUCCESSFUL
// why: a circle is freed from its second node on, and then the first one
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

int main(void) {
    struct node *h = malloc(sizeof *h);
    if (!h)
        return 0;
    h->next = h;
    while (nondet_int()) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->next = h->next;
        h->next = p;
    }
    struct node *p = h->next;
    while (p != h) {
        struct node *next = p->next;
        free(p);
        p = next;
    }
    free(h);
}
