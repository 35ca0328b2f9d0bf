// verdict: FAILED
// why: another pointer to the first node changes it after 40 rounds
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0, *first = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        x->value = 5;
        if (!first)
            first = x;
        if (n == 40)
            first->value = 6;
        x->next = head;
        head = x;
    }
    for (struct node *p = head; p; p = p->next)
        assert(p->value == 5);
}
