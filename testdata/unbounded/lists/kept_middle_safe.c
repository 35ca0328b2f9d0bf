// verdict: SUCCESSFUL
// open: a pointer into the middle of a list that a loop walks
// why: the pointer kept leads to a node that nobody frees
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
    struct node *head = push_all(), *keep = 0;
    unsigned n = 0;
    while (head) {
        struct node *t = head->next;
        n++;
        free(head);
        head = t;
    }
    if (keep)
        keep->value = 1;
}
