// verdict: FAILED
// why: node 40 from the end is said never to be the first one
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0, *mark = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        if (n == 40)
            mark = x;
        x->next = head;
        head = x;
    }
    if (mark)
        for (struct node *p = head; p; p = p->next)
            assert(p != mark || n < 50);
}
