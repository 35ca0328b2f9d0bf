// verdict: FAILED
// why: the last node leads to the first one if there are 40
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0, *last = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        x->next = 0;
        if (last)
            last->next = x;
        else
            head = x;
        last = x;
    }
    if (n == 40)
        last->next = head;
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
