// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: a node is in one list
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *a = 0, *b = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        if (nondet_int()) {
            x->next = a;
            a = x;
        } else {
            x->next = b;
            b = x;
        }
    }
    while (a) {
        struct node *t = a->next;
        free(a);
        a = t;
    }
    while (b) {
        struct node *t = b->next;
        free(b);
        b = t;
    }
}
