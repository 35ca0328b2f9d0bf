// verdict: SUCCESSFUL
// why: nodes are appended at the end, and freed from the front
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
};

int main(void) {
    struct node *head = 0, *tail = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->next = 0;
        if (tail)
            tail->next = n;
        else
            head = n;
        tail = n;
    }
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}
