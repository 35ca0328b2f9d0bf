// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: nothing is looked at through a union
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

struct holder {
    struct node *at;
};
union look {
    struct holder h;
    unsigned long bits;
};
int main(void) {
    struct node *head = push_all();
    unsigned n = 0;
    union look u, w;
    u.h.at = head;
    for (struct node *p = head; p; p = p->next) {
        n++;
        w.h.at = p;
        assert(n);
    }
}
