// verdict: FAILED
// why: the first node is freed before the reversal
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

int main(void) {
    struct node *head = 0, *back = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->next = head;
        head = n;
    }
    if (head && nondet_int() == 3)
        free(head);
    while (head) {
        struct node *next = head->next;
        head->next = back;
        back = head;
        head = next;
    }
    while (back) {
        struct node *next = back->next;
        free(back);
        back = next;
    }
}
