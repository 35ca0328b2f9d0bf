// verdict: FAILED
// why: node 40 stays in the first list as well
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

static struct node *push_all(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        x->value = 5;
        x->next = head;
        head = x;
    }
    return head;
}

int main(void) {
    struct node *a = push_all(), *b = 0;
    unsigned n = 0;
    while (a) {
        struct node *x = a;
        n++;
        if (n != 40)
            a = x->next;
        x->next = b;
        b = x;
    }
    while (b) {
        struct node *t = b->next;
        free(b);
        b = t;
    }
}
