// verdict: FAILED
// why: two nodes have addresses that differ, and so do their low bits
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

static struct node *push_all(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        x->value = 5;
        x->next = head;
        head = x;
    }
    return head;
}

int main(void) {
    struct node *head = push_all();
    unsigned long a = 0;
    for (struct node *p = head; p; p = p->next)
        a |= (unsigned long)p;
    assert((a & 32) == 0);
}
