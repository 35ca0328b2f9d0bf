// verdict: FAILED
// why: node 40 has no room for its value
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
        struct node *x = malloc(n == 40 ? sizeof(struct node *) : sizeof *x);
        if (!x)
            break;
        x->next = head;
        head = x;
    }
    for (struct node *p = head; p; p = p->next)
        p->value = 1;
}
