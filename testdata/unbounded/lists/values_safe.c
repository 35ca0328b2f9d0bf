// verdict: SUCCESSFUL
// why: each node of the list has the value that all get
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
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->value = 5;
        n->next = head;
        head = n;
    }
    for (struct node *p = head; p; p = p->next)
        assert(p->value == 5);
}
