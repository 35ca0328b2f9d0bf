// verdict: FAILED
// why: a walk that is 40 ahead is said to be different from the other one's end
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
    struct node *head = push_all(), *p = head, *q = head;
    unsigned n = 0;
    while (p) {
        n++;
        p = p->next;
        q = q->next;
        assert(p == q && n != 40);
    }
}
