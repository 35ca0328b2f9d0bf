// verdict: FAILED
// why: node 40 is in both
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
            if (n == 40 && !b)
                b = x;
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
