// verdict: SUCCESSFUL
// open: not seen decided in 15 s of processor time
// why: nodes with a key are taken out of the list
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int key;
};

int main(void) {
    struct node *head = 0, *prev = 0, *p;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->key = nondet_int();
        n->next = head;
        head = n;
    }
    p = head;
    while (p) {
        struct node *next = p->next;
        if (p->key == 3) {
            if (prev)
                prev->next = next;
            else
                head = next;
            free(p);
        } else {
            prev = p;
        }
        p = next;
    }
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}
