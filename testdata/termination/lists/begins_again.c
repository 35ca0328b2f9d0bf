// verdict: FAILED
// why: the walk begins again at node 20, so that it never gets to the end
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *h = 0, *mark = 0;
    int k = 0;
    for (int n = nondet_int(); n > 0; n--) {
        struct node *p = malloc(sizeof *p);
        if (!p)
            break;
        if (++k == 20)
            mark = p;
        p->next = h;
        h = p;
    }
    for (struct node *p = h; p; p = p->next)
        if (p == mark)
            p = h;
}
