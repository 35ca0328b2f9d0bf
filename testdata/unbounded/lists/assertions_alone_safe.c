// verdict: SUCCESSFUL
// flags: --no-standard-checks --no-malloc-may-fail
// why: each node gets the value 3 before it is put in front of the list, and nothing changes it
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
    for (struct item *x = head; x; x = x->next)
        assert(x->value == 3);
}
