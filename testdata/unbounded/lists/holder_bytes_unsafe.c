// verdict: FAILED
// open: the failure is in a late round, which unrolling was not seen to reach in 10 s of processor time
// why: two structures with the same nodes are said never to be alike
#include <assert.h>
#include <stdlib.h>
#include <string.h>
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

struct holder {
    struct node *at;
};
int main(void) {
    struct node *head = push_all();
    struct holder x = {head}, y = {0};
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        n++;
        y.at = p;
        if (n == 40)
            assert(memcmp(&x, &y, sizeof x) == 0);
    }
}
