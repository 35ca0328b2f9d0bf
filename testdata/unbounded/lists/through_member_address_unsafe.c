// verdict: FAILED
// why: an int in front of the node is written if the input says so
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
        int *v = &p->value;
        n++;
        v[n == 40 ? -1485872 : 0] = 3;
    }
}
