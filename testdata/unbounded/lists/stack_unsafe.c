// verdict: FAILED
// why: a pop of the empty stack
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *top = 0;
    while (nondet_int()) {
        if (nondet_int()) {
            struct node *n = malloc(sizeof *n);
            if (n) {
                n->value = 0;
                n->next = top;
                top = n;
            }
        } else {
            struct node *n = top;
            top = n->next;
            free(n);
        }
    }
    while (top) {
        struct node *n = top;
        top = n->next;
        free(n);
    }
}
