/* Priority queues: a nondeterministic valid one, with or without backpointers, and its invariant. */
#ifndef PQ_H
#define PQ_H

#include "list.h"
#include <aws/common/priority_queue.h>

/* A queue and the nodes that its backpointers may point to: node i belongs to the item at index i. */
struct pq {
    struct aws_priority_queue queue;
    struct aws_priority_queue_node node[MAX_QUEUE];
};

/* Items are ordered by their first byte; a smaller one has the higher priority. */
static inline int pq_cmp(const void *a, const void *b) {
    return *(const uint8_t *)a > *(const uint8_t *)b;
}
#define PQ_PARENT(i) (((i) - 1) / 2)

static inline uint8_t pq_key(const struct aws_priority_queue *q, size_t i) {
    return list_byte(&q->container, i, 0);
}
/* Is every item at or after its parent? hole: an index whose own order is not asked about, or SIZE_MAX. */
static inline bool pq_heap_but(const struct aws_priority_queue *q, size_t hole) {
    bool ok = true;
    for (size_t i = 1; i < MAX_QUEUE + 1; i++) {
        if (i < q->container.length && i != hole && PQ_PARENT(i) != hole) {
            ok = ok && pq_key(q, PQ_PARENT(i)) <= pq_key(q, i);
        }
    }
    return ok;
}
static inline bool pq_heap(const struct aws_priority_queue *q) {
    return pq_heap_but(q, SIZE_MAX);
}

/* Is every item but skip at or after its parent, among the items before end? */
static inline bool pq_heap_upto(const struct aws_priority_queue *q, size_t end, size_t skip) {
    bool ok = true;
    for (size_t i = 1; i < MAX_QUEUE + 1; i++) {
        if (i < q->container.length && i < end && i != skip) {
            ok = ok && pq_key(q, PQ_PARENT(i)) <= pq_key(q, i);
        }
    }
    return ok;
}

/* Any nodes, or none, behind the items of a queue. */
static inline void nd_backpointers(struct pq *p, bool used) {
    struct aws_priority_queue *q = &p->queue;
    q->pred = pq_cmp;
    memset(&q->backpointers, 0, sizeof q->backpointers);
    for (size_t i = 0; i < MAX_QUEUE; i++) {
        p->node[i].current_index = SIZE_MAX;
    }
    if (used) {
        struct aws_array_list *b = &q->backpointers;
        size_t cap = 1 + nd_below(MAX_QUEUE);
        assume(cap >= q->container.length);
        b->alloc = q->container.alloc;
        b->item_size = sizeof(struct aws_priority_queue_node *);
        b->length = q->container.length;
        b->current_size = cap * b->item_size;
        b->data = env_object(b->current_size);
        for (size_t i = 0; i < MAX_QUEUE; i++) {
            if (i < b->length) {
                bool has = nd_bool();
                ((struct aws_priority_queue_node **)b->data)[i] = has ? &p->node[i] : NULL;
                p->node[i].current_index = has ? i : SIZE_MAX;
            }
        }
    }
}
/* A structurally valid queue: any items, not yet in heap order. */
static inline void nd_pq_unordered(struct pq *p) {
    struct aws_array_list *c = &p->queue.container;
    nd_array_list(c);
    assume(c->length <= MAX_QUEUE);
    nd_backpointers(p, c->alloc && nd_bool());
}
/* The same, of n items of a size. */
static inline void nd_pq_of(struct pq *p, size_t n, size_t item_size, bool backpointers) {
    struct aws_array_list *c = &p->queue.container;
    nd_array_list_of(c, item_size, backpointers ? aws_default_allocator() : nd_allocator());
    assume(c->length == n);
    c->length = n;
    nd_backpointers(p, backpointers);
}
/* Calls the task for queues of any number of items, asked one by one: so most addresses are constants. */
static inline int pq_each(void (*task)(struct pq *p)) {
    struct nd_cases c = nd_cases();
    for (size_t n = 0; n <= MAX_QUEUE; n++) {
        for (size_t item_size = 1; item_size <= MAX_ITEM; item_size++) {
            for (int backpointers = 0; backpointers < 2; backpointers++) {
                if (nd_case(&c)) {
                    struct pq p;
                    nd_pq_of(&p, n, item_size, backpointers);
                    task(&p);
                    nd_case_end();
                }
            }
        }
    }
    return 0;
}
/* The same with the index of an item; beyond: also for queues of none, and with the place after the last. Of queues with more than
   PQ_EVERY items, which have small ones, it is the last index only. */
#ifndef PQ_EVERY
#    define PQ_EVERY MAX_QUEUE
#endif
static inline int pq_main(void (*task)(struct pq *p, size_t index), bool beyond) {
    struct nd_cases c = nd_cases();
    for (size_t n = !beyond; n <= MAX_QUEUE; n++) {
        for (size_t item_size = 1; item_size <= MAX_ITEM; item_size++) {
            for (size_t k = 0; k < 2 * (n + beyond); k++) {
                if ((n <= PQ_EVERY || (k == 2 * (n - 1) && item_size == 1)) && nd_case(&c)) {
                    struct pq p;
                    nd_pq_of(&p, n, item_size, k & 1);
                    task(&p, k / 2);
                    nd_case_end();
                }
            }
        }
    }
    return 0;
}
static inline void nd_pq(struct pq *p) {
    nd_pq_unordered(p);
    assume(pq_heap(&p->queue));
}
static inline bool pq_has_backpointers(const struct aws_priority_queue *q) {
    return q->backpointers.data != NULL;
}
/* The structural invariant: lists valid, as many backpointers as items, each node knows its index. */
static inline void expect_pq_unordered(const struct pq *p) {
    const struct aws_priority_queue *q = &p->queue;
    assert(q->pred == pq_cmp);
    expect_array_list(&q->container);
    const struct aws_array_list *b = &q->backpointers;
    bool none = !pq_has_backpointers(q);
    assert(!none || (b->alloc == NULL && b->current_size == 0 && b->length == 0 && b->item_size == 0));
    assert(none || (b->length == q->container.length && b->length <= b->current_size / sizeof(struct aws_priority_queue_node *)));
    assert(none || b->item_size == sizeof(struct aws_priority_queue_node *));
    touch(b->data, b->current_size);
    size_t i = b->length ? nd_below(b->length) : 0;
    struct aws_priority_queue_node *n = b->length ? ((struct aws_priority_queue_node **)b->data)[i] : NULL;
    assert(n == NULL || n->current_index == i);
}
static inline void expect_pq(const struct pq *p) {
    expect_pq_unordered(p);
    assert(pq_heap(&p->queue));
}

struct pq_snap {
    struct aws_priority_queue q;
    struct snap items, pointers;
};
static inline struct pq_snap snap_pq(const struct pq *p) {
    struct pq_snap s;
    s.q = p->queue;
    s.items = snap(s.q.container.data, s.q.container.current_size);
    s.pointers = snap(s.q.backpointers.data, s.q.backpointers.length * s.q.backpointers.item_size);
    return s;
}
static inline void same_pq(const struct pq *p, struct pq_snap s) {
    assert(p->queue.pred == s.q.pred);
    same_array_list(&p->queue.container, s.q.container, s.items);
    same_array_list(&p->queue.backpointers, s.q.backpointers, s.pointers);
}

/* Operations that move items: how often one item (chosen by the checker) occurs, and which item one node (chosen too) belongs to. */
struct pq_watch {
    uint8_t item[MAX_ITEM]; /* the item, its last byte repeated if it is short */
    size_t count;
    size_t node; /* MAX_QUEUE: no node is in use */
    uint8_t node_item[MAX_ITEM];
};
static inline void pq_item(const struct aws_priority_queue *q, size_t i, uint8_t item[MAX_ITEM]) {
    for (size_t k = 0; k < MAX_ITEM; k++) {
        item[k] = list_byte(&q->container, i, k < q->container.item_size ? k : q->container.item_size - 1);
    }
}
static inline bool pq_item_eq(const uint8_t a[MAX_ITEM], const uint8_t b[MAX_ITEM]) {
    bool eq = true;
    for (size_t k = 0; k < MAX_ITEM; k++) {
        eq = eq && a[k] == b[k];
    }
    return eq;
}
static inline size_t pq_count(const struct aws_priority_queue *q, const uint8_t item[MAX_ITEM]) {
    size_t n = 0;
    for (size_t i = 0; i < MAX_QUEUE + 1; i++) {
        if (i < q->container.length) {
            uint8_t x[MAX_ITEM];
            pq_item(q, i, x);
            n += pq_item_eq(x, item);
        }
    }
    return n;
}
static inline struct pq_watch pq_watch(const struct pq *p) {
    struct pq_watch w;
    for (size_t k = 0; k < MAX_ITEM; k++) {
        w.item[k] = nd_byte();
    }
    if (p->queue.container.length > 0) {
        pq_item(&p->queue, nd_below(p->queue.container.length), w.item);
    }
    w.count = pq_count(&p->queue, w.item);
    w.node = nd_below(MAX_QUEUE);
    if (p->node[w.node].current_index < p->queue.container.length) {
        pq_item(&p->queue, p->node[w.node].current_index, w.node_item);
    } else {
        w.node = MAX_QUEUE;
    }
    return w;
}
/* The watched node still belongs to its item, unless it left. */
static inline void expect_watched_node(const struct pq *p, struct pq_watch w) {
    if (w.node < MAX_QUEUE && p->node[w.node].current_index != SIZE_MAX) {
        uint8_t x[MAX_ITEM];
        assert(p->node[w.node].current_index < p->queue.container.length);
        pq_item(&p->queue, p->node[w.node].current_index, x);
        assert(pq_item_eq(x, w.node_item));
    }
}
/* The watched item occurs count times, too. */
static inline void expect_watch(const struct pq *p, struct pq_watch w, size_t count) {
    assert(pq_count(&p->queue, w.item) == count);
    expect_watched_node(p, w);
}
/* The lists behind the queue did not move and hold this many items. */
static inline void same_pq_storage(const struct pq *p, struct pq_snap s, size_t length) {
    const struct aws_array_list *c = &p->queue.container, *b = &p->queue.backpointers;
    assert(c->data == s.q.container.data && c->current_size == s.q.container.current_size && c->length == length);
    assert(c->alloc == s.q.container.alloc && c->item_size == s.q.container.item_size);
    assert(b->data == s.q.backpointers.data && b->current_size == s.q.backpointers.current_size);
}

#endif
