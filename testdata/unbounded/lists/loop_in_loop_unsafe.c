// verdict: FAILED
// flags: --memory-leak-check
// why: in round 40 one node is left
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    int value;
};

static struct node *push_all(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *x = malloc(sizeof *x);
        if (!x)
            break;
        x->value = 5;
        x->next = head;
        head = x;
    }
    return head;
}

int main(void) {
    unsigned n = 0;
    while (nondet_int()) {
        struct node *head = push_all();
        n++;
        while (head && (n != 40 || head->next)) {
            struct node *t = head->next;
            free(head);
            head = t;
        }
    }
}
