// verdict: FAILED
// why: node 40 is a local variable, which is freed
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0, local;
    unsigned n = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        n++;
        if (n == 40) {
            free(x);
            x = &local;
        }
        x->next = head;
        head = x;
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
