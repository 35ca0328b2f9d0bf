// verdict: FAILED
// why: the function frees a list that was freed when it has 40 nodes
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

static unsigned freed;
static void free_all(struct node *p) {
    freed = 0;
    while (p) {
        struct node *t = p->next;
        free(p);
        p = t;
        if (freed < 50)
            freed++;
    }
}
int main(void) {
    struct node *head = push_all();
    free_all(head);
    if (freed == 40)
        free_all(head);
}
