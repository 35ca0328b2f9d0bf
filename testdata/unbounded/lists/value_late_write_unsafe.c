// verdict: FAILED
// why: the walk changes node 40
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
    struct node *head = push_all();
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        n++;
        p->value = n == 40 ? 6 : 5;
    }
    for (struct node *p = head; p; p = p->next)
        assert(p->value == 5);
}
