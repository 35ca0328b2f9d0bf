// verdict: SUCCESSFUL
// why: a list is reversed in place
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
