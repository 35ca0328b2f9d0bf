// verdict: SUCCESSFUL
// flags: --engine=prove --memory-leak-check
// why: each node goes to one of two lists, and both are freed
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

static void destroy(struct node *p) {
    while (p) {
        struct node *next = p->next;
        free(p);
        p = next;
    }
}

int main(void) {
    struct node *a = 0, *b = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        if (nondet_int()) {
            n->next = a;
            a = n;
        } else {
            n->next = b;
            b = n;
        }
    }
    destroy(a);
    destroy(b);
}
