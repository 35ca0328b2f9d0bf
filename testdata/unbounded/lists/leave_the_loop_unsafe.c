// verdict: FAILED
// flags: --memory-leak-check
// open: the failure is in a late round, which unrolling was not seen to reach in 10 s of processor time
// why: the program returns from the loop after 40 nodes
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
        if (!x) {
            if (n == 40)
                return 0;
            break;
        };
        n++;
        x->next = head;
        head = x;
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
