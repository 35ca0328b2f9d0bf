// verdict: SUCCESSFUL
// why: functions build, count and free a list
#include <stdlib.h>
int nondet_int(void);

struct node {
    struct node *next;
    unsigned value;
};

static struct node *build(void) {
    struct node *head = 0;
    while (nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            return head;
        n->value = 1;
        n->next = head;
        head = n;
    }
    return head;
}

static unsigned count(const struct node *p) {
    unsigned n = 0;
    for (; p; p = p->next)
        n += p->value;
    return n;
}

static void destroy(struct node *p) {
    while (p) {
        struct node *next = p->next;
        free(p);
        p = next;
    }
}

int main(void) {
    struct node *list = build();
    unsigned n = count(list);
    destroy(list);
    (void)n;
}
