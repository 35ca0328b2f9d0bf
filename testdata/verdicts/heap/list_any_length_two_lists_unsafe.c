// verdict: FAILED
// property: memory_leak
// flags: --engine=auto --memory-leak-check
// why: the second list is not freed
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

static void destroy(struct node *p) {
    while (p) {
        struct node *next = p->next;
        free(p);
        p = next;
    }
}

int main(void) {
    struct node *a = 0, *b = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        if (nondet_int()) {
            n->next = a;
            a = n;
        } else {
            n->next = b;
            b = n;
        }
    }
    destroy(a);

}
