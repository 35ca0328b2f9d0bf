// verdict: FAILED
// flags: --memory-leak-check
// why: loses the rest in round 40
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
    struct node *head = push_all(), *r = 0;
    unsigned n = 0;
    while (head) {
        struct node *t = head->next;
        n++;
        head->next = r;
        r = head;
        head = n == 40 && t ? t->next : t;
    }
    while (r) {
        struct node *t = r->next;
        free(r);
        r = t;
    }
}
