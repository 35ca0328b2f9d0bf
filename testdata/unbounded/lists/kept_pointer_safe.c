// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: the pointer kept to the first node is set to null with it
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
    struct node *head = push_all(), *keep = head;
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
    keep = 0;
    if (keep)
        keep->value = 1;
}
