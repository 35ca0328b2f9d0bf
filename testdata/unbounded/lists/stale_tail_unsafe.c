// verdict: FAILED
// why: the tail stays when the list gets empty after 40 nodes
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0, *last = 0;
    unsigned n = 0;
    while (nondet_int()) {
        if (nondet_int()) {
            struct node *x = malloc(sizeof *x);
            if (!x)
                break;
            n++;
            x->next = 0;
            if (last)
                last->next = x;
            else
                head = x;
            last = x;
        } else if (head) {
            struct node *t = head->next;
            free(head);
            head = t;
            if (!head && n < 40)
                last = 0;
        }
    }
    while (head) {
        struct node *t = head->next;
        free(head);
        head = t;
    }
}
