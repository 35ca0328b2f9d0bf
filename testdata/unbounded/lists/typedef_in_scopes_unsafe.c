// verdict: FAILED
// why: in main, link is an integer: the nodes of a list are looked at as numbers, and a node that is made later can be where one was before
#include <assert.h>
#include <stdlib.h>
#include <stdint.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};
typedef struct node *link;

static link push(link head) {
    link x = malloc(sizeof *x);
    if (!x)
        exit(1);
    x->value = 1;
    x->next = head;
    return x;
}

int main(void) {
    struct node *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        head = push(head);
        n++;
    }
    typedef uintptr_t link;
    link odd = 0;
    for (struct node *p = head; p; p = p->next) {
        link at = (link)p;
        odd ^= at;
    }
    assert(n == 0 || n > 2 || odd == 0); // the address of one node is not 0
}
