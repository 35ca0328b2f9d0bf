// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: a function appends at the end of the list that its parameter leads to, and each node has the value that it gives
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
