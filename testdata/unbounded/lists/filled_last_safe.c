// verdict: SUCCESSFUL
// why: the last of any number of nodes is filled in
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
    struct node *p = h;
    unsigned n = 0;
    while (nondet_int()) {
        p->value = 1;
        struct node *t = malloc(sizeof *t);
        if (!t)
            abort();
        p->next = t;
        p = t;
        n++;
    }
    if (n != 20)
        p->value = 1;
    else
        p->value = 1;
    p->next = 0;
    for (p = h; p; p = p->next)
        assert(p->value == 1);
}
