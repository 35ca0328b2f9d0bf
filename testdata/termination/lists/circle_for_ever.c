// verdict: FAILED
// why: there is no null in a circle
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = malloc(sizeof *h);
    if (!h)
        return 0;
    h->next = h;
    for (int n = nondet_int(); n > 0; n--) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        p->next = h->next;
        h->next = p;
    }
    for (struct node *p = h; p; p = p->next)
        ;
}
