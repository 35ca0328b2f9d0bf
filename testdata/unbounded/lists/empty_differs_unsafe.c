// verdict: FAILED
// why: it is said to be empty though 40 were added
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        if (n < 100)
            n++;
        x->next = head;
        head = x;
    }
    if (n != 40)
        assert(!head || n > 0);
    if (n == 40)
        assert(!head);
}
