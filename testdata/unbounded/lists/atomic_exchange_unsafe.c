// verdict: FAILED
// open: the failure is in a late round, which unrolling was not seen to reach in 10 s of processor time
// why: the top is said to be always another one
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
    struct node *head = push_all(), *top = head;
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        struct node *expected = p;
        n++;
        int same = __atomic_compare_exchange_n(&top, &expected, p, 0, 5, 5);
        if (n > 40)
            assert(same);
    }
}
