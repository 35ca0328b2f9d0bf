/* Linked lists: a nondeterministic valid one over an array of nodes, and the check that a list is a given sequence. */
#ifndef LLIST_H
#define LLIST_H

#include "env.h"
#include <aws/common/linked_list.h>

typedef struct aws_linked_list_node node;

/* Any list of up to MAX_NODES nodes: node[0], node[1], … Gives their number. */
static inline size_t nd_linked_list(struct aws_linked_list *l, node n[MAX_NODES]) {
    size_t len = nd_upto(MAX_NODES);
    l->head.prev = NULL;
    l->head.next = len ? &n[0] : &l->tail;
    l->tail.prev = len ? &n[len - 1] : &l->head;
    l->tail.next = NULL;
    for (size_t i = 0; i < MAX_NODES; i++) {
        if (i < len) {
            n[i].prev = i ? &n[i - 1] : &l->head;
            n[i].next = i + 1 < len ? &n[i + 1] : &l->tail;
        }
    }
    return len;
}
/* The list is the sequence seq[0..len-1], linked in both directions. */
static inline void expect_linked_list(const struct aws_linked_list *l, node *const seq[MAX_NODES + 1], size_t len) {
    assert(l->head.prev == NULL && l->tail.next == NULL);
    assert(l->head.next == (len ? seq[0] : &l->tail));
    assert(l->tail.prev == (len ? seq[len - 1] : &l->head));
    for (size_t i = 0; i < MAX_NODES + 1; i++) {
        assert(i >= len || seq[i]->prev == (i ? seq[i - 1] : &l->head));
        assert(i >= len || seq[i]->next == (i + 1 < len ? seq[i + 1] : &l->tail));
    }
}
/* seq becomes the nodes of an array in order. */
static inline void seq_of(node *seq[MAX_NODES + 1], node n[MAX_NODES]) {
    for (size_t i = 0; i < MAX_NODES; i++) {
        seq[i] = &n[i];
    }
    seq[MAX_NODES] = NULL;
}
/* The sequence with x put in at index at, or without its entry at that index. */
static inline void seq_insert(node *seq[MAX_NODES + 1], size_t at, node *x) {
    for (size_t i = MAX_NODES + 1; i-- > 0;) {
        seq[i] = i > at ? seq[i - 1] : i == at ? x : seq[i];
    }
}
static inline void seq_remove(node *seq[MAX_NODES + 1], size_t at) {
    for (size_t i = 0; i < MAX_NODES; i++) {
        seq[i] = i >= at ? seq[i + 1] : seq[i];
    }
}

#endif
