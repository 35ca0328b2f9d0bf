// verdict: SUCCESSFUL
// why: the walk counts at most as many as were added
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    unsigned n = 0, m = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        x->next = head;
        head = x;
    }
    for (struct node *p = head; p; p = p->next)
        if (m < 100)
            m++;
    assert(m <= 100);
}
