// verdict: FAILED
// flags: --memory-leak-check
// why: the list is used after it was freed
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

typedef struct node {
    struct node *next;
    int value;
} *node_t;

static node_t create(int value) {
    node_t x = malloc(sizeof(struct node));
    if (!x)
        exit(1);
    x->next = NULL;
    x->value = value;
    return x;
}

static node_t make(int length, int value) {
    node_t head = NULL;
    while (length > 0) {
        node_t x = create(value);
        x->next = head;
        head = x;
        length--;
    }
    return head;
}

static void destroy(node_t head) {
    while (head) {
        node_t t = head->next;
        free(head);
        head = t;
    }
}

int main(void) {
    int length = nondet_int();
    node_t head = make(length, 7);
    node_t p = head;
    while (p) {
        assert(p->value == 7);
        if (p->next && p->next->next && !p->next->next->next)
            destroy(head);
        p = p->next;
    }
    destroy(head);
}
