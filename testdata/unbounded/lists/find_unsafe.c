// verdict: FAILED
// why: what was not found is read
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int key, value;
};

int main(void) {
    struct node *head = 0, *p;
    int key = nondet_int(), got = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->key = nondet_int();
        n->value = 4;
        n->next = head;
        head = n;
    }
    for (p = head; p; p = p->next)
        if (p->key == key)
            break;
    got = p->value;
    (void)got;
}
