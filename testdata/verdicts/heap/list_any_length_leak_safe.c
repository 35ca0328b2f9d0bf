// verdict: SUCCESSFUL
// flags: --engine=prove --memory-leak-check
// why: all nodes are freed
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

int main(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->next = head;
        head = n;
    }
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}
