// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the list is in a structure
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
        x->next = l.head;
        l.head = x;
    }
    while (l.head) {
        struct node *t = l.head->next;
        free(l.head);
        l.head = t;
    }
}
