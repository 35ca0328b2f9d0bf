// verdict: FAILED
// why: node 40 leads to itself
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        x->next = head;
        if (n == 40)
            x->next = x;
        head = x;
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
