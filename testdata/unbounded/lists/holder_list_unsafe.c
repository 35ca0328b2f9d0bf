// verdict: FAILED
// flags: --memory-leak-check
// open: the failure is in a late round, which unrolling was not seen to reach in 10 s of processor time
// why: node 40 is dropped from the list in the structure
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

struct list {
    struct node *head;
    unsigned n;
};
int main(void) {
    struct list l = {0, 0};
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        l.n++;
        x->next = l.n == 40 ? 0 : l.head;
        l.head = x;
    }
    while (l.head) {
        struct node *t = l.head->next;
        free(l.head);
        l.head = t;
    }
}
