// verdict: FAILED
// flags: --no-standard-checks --no-malloc-may-fail
// why: a node in the middle gets the value 4, which only a list of 40 nodes or more has
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct item {
    struct item *next;
    int value;
};

int main(void) {
    struct item *head = 0;
    int n = 0;
    while (nondet_int()) {
        struct item *x = malloc(sizeof *x);
        x->value = ++n == 40 ? 4 : 3;
        x->next = head;
        head = x;
    }
    for (struct item *x = head; x; x = x->next)
        assert(x->value == 3);
}
