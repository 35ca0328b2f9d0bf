// verdict: SUCCESSFUL
// flags: --memory-leak-check
// open: not seen decided in 10 s of processor time
// why: nodes go to two lists
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
    struct node *head = push_all(), *a = 0, *b = 0;
    unsigned n = 0;
    while (head) {
        struct node *x = head;
        n++;
        head = head->next;
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
