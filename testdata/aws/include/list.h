/* Array lists: a nondeterministic valid one and its invariant. */
#ifndef LIST_H
#define LIST_H

#include "env.h"
#include <aws/common/array_list.h>

#define MAX_LIST_BYTES (MAX_LIST * MAX_ITEM)

/* A valid list: item size 1..MAX_ITEM, up to MAX_LIST_BYTES bytes of storage (not always a multiple), any length that fits. */
static inline void nd_array_list_of(struct aws_array_list *l, size_t item_size, struct aws_allocator *alloc) {
    l->alloc = alloc;
    l->item_size = item_size;
    l->current_size = nd_upto(MAX_LIST * item_size);
    l->length = nd_fitting(l->current_size, item_size, MAX_LIST);
    l->data = l->current_size ? env_object(l->current_size) : NULL;
}
static inline void nd_array_list(struct aws_array_list *l) {
    nd_array_list_of(l, 1 + nd_below(MAX_ITEM), nd_allocator());
}
static inline void expect_array_list(const struct aws_array_list *l) { /* the invariant */
    assert(l->item_size != 0);
    assert(l->length <= l->current_size / l->item_size);
    assert((l->data == NULL) == (l->current_size == 0));
    touch(l->data, l->current_size);
}
static inline void same_array_list(const struct aws_array_list *l, struct aws_array_list old, struct snap bytes) {
    assert(l->alloc == old.alloc && l->current_size == old.current_size && l->length == old.length);
    assert(l->item_size == old.item_size && l->data == old.data);
    same(bytes, l->data);
}
static inline void zero_array_list(const struct aws_array_list *l) {
    assert(l->alloc == NULL && l->current_size == 0 && l->length == 0 && l->item_size == 0 && l->data == NULL);
}
static inline uint8_t list_byte(const struct aws_array_list *l, size_t item, size_t k) { /* byte k of an item */
    return ((const uint8_t *)l->data)[item * l->item_size + k];
}

#endif
