// verdict: FAILED
// open: a loop that never ends in the same state, and makes objects
// why: a list that grows in each round is no reason for an end
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = 0;
    for (;;) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            continue;
        p->next = h;
        h = p;
    }
}
