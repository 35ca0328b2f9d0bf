// verdict: FAILED
// why: the list is freed twice if it has one node only
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
    struct node *one = head && head == tail ? head : 0;
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
    free(one);
}
