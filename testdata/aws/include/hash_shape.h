/* Hash tables shape by shape, for the tasks whose steps depend on where every element is: they are asked for each shape apart, so
   that all addresses are constants.

   A shape says of each slot in two bits whether it is used, and how far from its home its element is: 0 is unused, 1 at home. */
#ifndef HASH_SHAPE_H
#define HASH_SHAPE_H

#include "hash.h"

#if MAX_SLOTS > 4
#    error "a shape has two bits for a slot"
#endif
#define HASH_SHAPES(size) ((size_t)1 << 2 * (size))

static inline size_t shape_probe(size_t size, size_t shape, size_t i) {
    return shape >> 2 * (i & (size - 1)) & 3;
}
static inline size_t shape_count(size_t size, size_t shape) {
    size_t used = 0;
    for (size_t i = 0; i < size; i++) {
        used += shape_probe(size, shape, i) != 0;
    }
    return used;
}
/* The shapes of valid tables: a slot is free, and the elements are in Robin Hood order. (Three steps from home are as far as a free slot lets
   an element be.) */
static inline bool valid_shape(size_t size, size_t shape) {
    for (size_t i = 0; i < size; i++) {
        size_t probe = shape_probe(size, shape, i);
        if (probe > size || (probe > 1 && shape_probe(size, shape, i - 1) + 1 < probe)) {
            return false;
        }
    }
    return shape_count(size, shape) < size;
}
#define NULL_CODE 42 /* of the key NULL */
static inline size_t shape_home(size_t size, size_t shape, size_t i) {
    return (i + 1 - shape_probe(size, shape, i)) & (size - 1);
}
/* May the key NULL be in slot i? For i = size: no slot has it. */
static inline bool shape_null(size_t size, size_t shape, size_t i) {
    return i == size || (shape_probe(size, shape, i) && shape_home(size, shape, i) == (NULL_CODE & (size - 1)));
}
/* Any valid table of the shape, with the key NULL in slot null (size: nowhere), and its keys. The codes are not 0, which the library
   does not store; those of home 0 have a bit set for that which no other code has: where a table is only walked through, nobody asks
   for more of a code than its home and whether it is 0. */
static inline void nd_hash_table_shaped(struct aws_hash_table *map, size_t size, size_t shape, size_t null) {
    struct hash_table_state *s = new_hash_state(size);
    for (size_t i = 0; i < size; i++) {
        bool used = shape_probe(size, shape, i) > 0;
        size_t home = shape_home(size, shape, i);
        hk_class[i] = (uint8_t)i;
        hk_code[i] = (HK_ANY_CODE() & ~(uint64_t)(size - 1)) | home | (home == 0 ? (uint64_t)1 << 40 : 0);
        s->slots[i].element.key = used && i != null ? &hk_keys[i] : NULL;
        s->slots[i].element.value = used ? nd_value() : NULL;
        s->slots[i].hash_code = !used ? 0 : i == null ? NULL_CODE : hk_code[i];
        s->entry_count += used;
    }
    map->p_impl = s;
}
/* expect_hash_state, slot by slot: where all is constants, that is less to ask than it is for a slot that the checker chooses. */
static inline void expect_shaped_state(const struct hash_table_state *s, size_t size) {
    expect_hash_fields(s, size);
    size_t count = 0;
    for (size_t i = 0; i < size; i++) {
        if (s->slots[i].hash_code) {
            count++;
            assert(s->slots[i].hash_code == spec_code(s->slots[i].element.key));
            assert(hash_in_place(s, size, i));
            for (size_t j = 0; j < i; j++) {
                assert(!s->slots[j].hash_code || !spec_key_eq(s->slots[i].element.key, s->slots[j].element.key));
            }
        }
    }
    assert(count == s->entry_count);
}

#endif
