// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: each node has one of the two values that the program gives
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { int h; struct node *n; };
int main(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        if (nondet_int())
            x->h = 1;
        else
            x->h = 2;
        x->n = head;
        head = x;
    }
    for (struct node *p = head; p; p = p->n)
        assert(p->h == 1 || p->h == 2);
    while (head) {
        struct node *next = head->n;
        free(head);
        head = next;
    }
}
