// verdict: SUCCESSFUL
// why: the list is empty if nothing was added
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
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        if (n < 100)
            n++;
        x->next = head;
        head = x;
    }
    if (n == 0)
        assert(!head);
}
