// verdict: FAILED
// flags: --memory-leak-check
// why: the data of node 40 is not freed
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
        if (n != 40)
            free(head->data);
        free(head);
        head = t;
    }
}
