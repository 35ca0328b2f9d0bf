// verdict: SUCCESSFUL
// flags: --memory-leak-check
// open: shapes say nothing about what a node owns beside the list
// why: the data of each node is freed with it
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

struct item {
    struct item *next;
    void *data;
};

int main(void) {
    struct item *head = 0;
    unsigned n = 0;
    while (nondet_int()) {
        struct item *x = malloc(sizeof *x);
        if (!x)
            break;
        x->data = malloc(4);
        x->next = head;
        head = x;
    }
    while (head) {
        struct item *t = head->next;
        n++;
        free(head->data);
        free(head);
        head = t;
    }
}
