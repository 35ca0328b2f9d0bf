// verdict: FAILED
// why: the global pointer leads to a node that is freed
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

struct node *look;
int main(void) {
    struct node *head = push_all();
    unsigned n = 0;
    for (struct node *p = head; p; p = p->next) {
        n++;
        if (n == 40)
            look = p;
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
    if (look)
        look->value = 0;
}
