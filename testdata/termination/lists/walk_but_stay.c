// verdict: FAILED
// why: p stays at a node with the value 3
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = 0;
    for (int n = nondet_int(); n > 0; n--) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->value = nondet_int();
        p->next = h;
        h = p;
    }
    struct node *p = h;
    while (p)
        if (p->value != 3)
            p = p->next;
}
