// verdict: SUCCESSFUL
// why: what is left of the list gets shorter, though the other list grows
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
    struct node *r = 0;
    while (h) {
        struct node *next = h->next;
        h->next = r;
        r = h;
        h = next;
    }
    return r == 0;
}
