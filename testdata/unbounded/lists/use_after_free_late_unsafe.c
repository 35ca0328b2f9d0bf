// verdict: FAILED
// why: in round 40 it is read after
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
    struct node *head = push_all();
    unsigned n = 0, sum = 0;
    while (head) {
        struct node *t = head->next;
        n++;
        if (n != 40)
            sum += (unsigned)head->value;
        free(head);
        if (n == 40)
            sum += (unsigned)head->value;
        head = t;
    }
    return sum == 3;
}
