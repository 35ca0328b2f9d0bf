// verdict: FAILED
// property: memory_leak
// flags: --engine=auto --memory-leak-check
// why: the last one is left
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
    while (head && head->next) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}
