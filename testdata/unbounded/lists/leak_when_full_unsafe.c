// verdict: FAILED
// flags: --memory-leak-check
// why: a node too many is forgotten
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
        if (n >= 40) {
            continue;
        }
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
