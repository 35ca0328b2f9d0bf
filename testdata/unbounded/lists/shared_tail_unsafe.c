// verdict: FAILED
// why: the second list leads into the first one
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
    struct node *a = push_all(), *b = a;
    unsigned n = 0;
    while (b && n < 40) {
        b = b->next;
        n++;
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
