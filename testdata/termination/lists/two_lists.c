// verdict: SUCCESSFUL
// why: each round frees a node of one of two lists
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = 0;
    for (int n = nondet_int(); n > 0; n--) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->value = nondet_int();
        p->next = h;
        h = p;
    }
    struct node *a = 0, *b = 0;
    while (h) {
        struct node *next = h->next;
        if (h->value > 0) {
            h->next = a;
            a = h;
        } else {
            h->next = b;
            b = h;
        }
        h = next;
    }
    while (a || b) {
        struct node *x;
        if (a) {
            x = a;
            a = a->next;
        } else {
            x = b;
            b = b->next;
        }
        free(x);
    }
}
