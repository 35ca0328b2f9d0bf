// verdict: SUCCESSFUL
// why: the list from p on gets shorter
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
    int s = 0;
    for (struct node *p = h; p; p = p->next)
        s ^= p->value;
    return s;
}
