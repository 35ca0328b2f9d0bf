// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: nodes have room for their values
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        n++;
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        x->next = head;
        head = x;
    }
    for (struct node *p = head; p; p = p->next)
        p->value = 1;
}
