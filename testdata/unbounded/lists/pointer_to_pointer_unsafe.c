// verdict: FAILED
// why: node 40 is freed and stays in the list
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
    struct node *head = push_all(), **at = &head;
    unsigned n = 0;
    while (*at) {
        struct node *x = *at;
        n++;
        if (nondet_int()) {
            if (n != 40)
                *at = x->next;
            else
                at = &x->next;
            free(x);
        } else
            at = &x->next;
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
