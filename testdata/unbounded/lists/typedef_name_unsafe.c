// verdict: FAILED
// why: under another name of the type, far in front of node 40 is read
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

typedef struct node item;
int main(void) {
    struct node *head = push_all();
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        item *q = p;
        n++;
        q[n == 40 ? -371468 : 0].value = 3;
    }
}
