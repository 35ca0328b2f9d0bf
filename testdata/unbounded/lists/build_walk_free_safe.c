// verdict: SUCCESSFUL
// why: a list of any length is built, walked and freed
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->value = 1;
        n->next = head;
        head = n;
    }
    int some = 0;
    for (struct node *p = head; p; p = p->next)
        some = p->value;
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}
