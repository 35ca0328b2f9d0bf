// verdict: SUCCESSFUL
// why: each node that is added is 5
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        x->value = 5;
        x->next = head;
        head = x;
    }
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        n++;
        if (n > 30)
            assert(p->value == 5);
    }
}
