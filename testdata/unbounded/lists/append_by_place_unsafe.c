// verdict: FAILED
// flags: --memory-leak-check
// why: the node that is appended to an empty list keeps no link to the end: its member was never set
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

typedef struct node {
    struct node *next;
    int value;
} node;

static void append(node **list, int value) {
    node *x = malloc(sizeof *x);
    if (!x)
        exit(1);
    x->value = value;
    if (*list)
        x->next = 0;
    if (!*list) {
        *list = x;
        return;
    }
    node *last = *list;
    while (last->next)
        last = last->next;
    last->next = x;
}

int main(void) {
    node *list = 0;
    int n = nondet_int();
    while (n > 0) {
        append(&list, 5);
        n--;
    }
    while (list) {
        node *t = list->next;
        assert(list->value == 5);
        free(list);
        list = t;
    }
}
