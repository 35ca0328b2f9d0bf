// verdict: FAILED
// flags: --no-standard-checks --no-malloc-may-fail
// why: the list is freed while it is walked, and the walk counts 41 nodes; that freed nodes are read is not asked about, so no proof may rest on it
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct item {
    struct item *next;
    int value;
};

int main(void) {
    struct item *head = 0;
    while (nondet_int()) {
        struct item *x = malloc(sizeof *x);
        x->value = 3;
        x->next = head;
        head = x;
    }
    int n = 0;
    for (struct item *x = head; x; x = x->next) {
        free(x);
        n++;
    }
    assert(n != 41);
}
