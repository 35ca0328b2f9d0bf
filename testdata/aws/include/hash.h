/* Hash tables with a symbolic state, built slot by slot (not by the library's init, which computes with doubles).

   Keys are addresses inside hk_keys (or NULL). The library compares them and hands them to hk_hash and hk_eq, no more, so that it
   does not matter which address a key has: the key in slot i is &hk_keys[i] (or NULL), and no two of these are equal. HK_MORE further
   keys are each equal to one of them, or to none. Key i belongs to class hk_class[i] and has the code hk_code[i]; keys of a class are
   equal and have the same code: together that is every hash function and every equality on these keys.

   A table has 2 or MAX_SLOTS slots, and no more after it has grown: there is no memory for more. A harness is a function of that number, and its main calls it for one or the other (hash_main),
   so that masks and bounds are constants. */
#ifndef HASH_H
#define HASH_H

#include "env.h"
#include <aws/common/hash_table.h>
#include <aws/common/private/hash_table_impl.h>

#ifndef HK_MORE
#    define HK_MORE 1
#endif
#define HK_KEYS (MAX_SLOTS + HK_MORE)
static uint8_t hk_keys[HK_KEYS];
static uint8_t hk_class[HK_KEYS];
static uint64_t hk_code[HK_KEYS];
static uint8_t hk_values[MAX_SLOTS]; /* values are addresses too */

#ifdef ND_NATIVE
#    define HK_ANY_CODE() nd_upto(MAX_SLOTS + 3)
#else
/* A code is compared, masked by the slots, and tested for zero: 256 codes are as good as all. They differ in the bits that masks take,
   that NULL's code 42 has, and in high ones. */
static inline uint64_t hk_any_code(void) {
    uint64_t b = nd_byte();
    return (b & 63) | (b & 64) << 26 | (b & 128) << 56;
}
#    define HK_ANY_CODE() hk_any_code()
#endif

static inline void nd_more_keys(void) {
    for (size_t i = MAX_SLOTS; i < HK_KEYS; i++) {
        size_t c = nd_upto(MAX_SLOTS); /* MAX_SLOTS: equal to no key of the table */
        hk_class[i] = (uint8_t)c;
        hk_code[i] = c < MAX_SLOTS ? hk_code[c] : HK_ANY_CODE();
    }
}
static inline void nd_hash_keys(void) {
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        hk_class[i] = (uint8_t)i;
        hk_code[i] = HK_ANY_CODE();
    }
    nd_more_keys();
}
static inline uint64_t hk_hash(const void *key) {
    return hk_code[(const uint8_t *)key - hk_keys];
}
static inline bool hk_eq(const void *a, const void *b) {
    return hk_class[(const uint8_t *)a - hk_keys] == hk_class[(const uint8_t *)b - hk_keys];
}
static inline const void *nd_key(void) {
    size_t i = nd_upto(HK_KEYS);
    return i < HK_KEYS ? &hk_keys[i] : NULL;
}
static inline void *nd_value(void) {
    size_t i = nd_upto(MAX_SLOTS);
    return i < MAX_SLOTS ? &hk_values[i] : NULL;
}
/* What the library stores for a key, and when it takes two keys for the same. */
static inline uint64_t spec_code(const void *key) {
    uint64_t c = key ? hk_hash(key) : 42;
    return c ? c : 1;
}
static inline bool spec_key_eq(const void *a, const void *b) {
    return a == b || (a && b && hk_eq(a, b));
}

/* Robin Hood order: an element is at home, or the one before it is not nearer to its own home. */
static inline bool hash_in_place(const struct hash_table_state *s, size_t size, size_t i) {
    const struct hash_table_entry *e = &s->slots[i], *before = &s->slots[(i - 1) & (size - 1)];
    size_t probe = (i - e->hash_code) & (size - 1), probe_before = (i - 1 - before->hash_code) & (size - 1);
    return probe == 0 || (before->hash_code && probe_before + 1 >= probe);
}
/* The fields of a valid state but for its slots. */
static inline void expect_hash_fields(const struct hash_table_state *s, size_t size) {
    assert(s->hash_fn == hk_hash && s->equals_fn == hk_eq && s->alloc == aws_default_allocator());
    assert(s->size == size && s->mask == size - 1 && s->max_load == size - 1 && s->entry_count <= s->max_load);
}
/* The state is valid. What holds of every slot is asked of slots that the checker chooses. */
static inline void expect_hash_state(const struct hash_table_state *s, size_t size) {
    expect_hash_fields(s, size);
    size_t count = 0, i = nd_below(size), j = nd_below(size);
    for (size_t k = 0; k < size; k++) {
        count += s->slots[k].hash_code != 0;
    }
    assert(count == s->entry_count);
    bool used = s->slots[i].hash_code != 0;
    assert(!used || s->slots[i].hash_code == spec_code(s->slots[i].element.key));
    assert(!used || hash_in_place(s, size, i));
    assert(!used || i == j || !s->slots[j].hash_code || !spec_key_eq(s->slots[i].element.key, s->slots[j].element.key));
}

static inline size_t hash_bytes(size_t size) { /* of a table */
    return sizeof(struct hash_table_state) + size * sizeof(struct hash_table_entry);
}
/* The fields of a table but for the slots. */
static inline struct hash_table_state *new_hash_state(size_t size) {
    struct hash_table_state *s = env_object(hash_bytes(size));
    uint64_t load_factor_bits = 0x3FEE666666666666; /* 0.95, without a floating-point instruction */
    s->hash_fn = hk_hash;
    s->equals_fn = hk_eq;
    s->destroy_key_fn = NULL;
    s->destroy_value_fn = NULL;
    s->alloc = aws_default_allocator();
    s->size = size;
    s->mask = size - 1;
    s->max_load = size - 1; /* what init computes for these sizes */
    memcpy(&s->max_load_factor, &load_factor_bits, sizeof load_factor_bits);
    s->entry_count = 0;
    env_limit(hash_bytes(MAX_SLOTS));
    return s;
}
/* A table where every used slot has the right code, but the slots need not be in order. */
static inline void nd_hash_table_any(struct aws_hash_table *map, size_t size) {
    struct hash_table_state *s = new_hash_state(size);
    size_t null_slot = nd_upto(MAX_SLOTS); /* the slot with the key NULL, if there is one */
    for (size_t i = 0; i < size; i++) {
        bool used = nd_bool();
        const void *key = i == null_slot ? NULL : &hk_keys[i];
        s->slots[i].element.key = used ? key : NULL;
        s->slots[i].element.value = used ? nd_value() : NULL;
        s->slots[i].hash_code = used ? spec_code(key) : 0;
        s->entry_count += used;
    }
    map->p_impl = s;
    assume(s->entry_count <= s->max_load);
}
/* A valid table: any contents that a sequence of calls could leave. */
static inline void nd_hash_table(struct aws_hash_table *map, size_t size) {
    nd_hash_table_any(map, size);
    for (size_t i = 0; i < size; i++) {
        assume(!map->p_impl->slots[i].hash_code || hash_in_place(map->p_impl, size, i));
    }
}
static inline int hash_main(void (*task)(size_t)) {
    if (nd_bool()) {
        task(2);
    } else {
        task(MAX_SLOTS);
    }
    return 0;
}
static inline int hash_main_pair(void (*task)(size_t, size_t)) { /* two tables, of any sizes */
    bool small = nd_bool();
    if (nd_bool()) {
        small ? task(2, 2) : task(2, MAX_SLOTS);
    } else {
        small ? task(MAX_SLOTS, 2) : task(MAX_SLOTS, MAX_SLOTS);
    }
    return 0;
}

/* One slot, chosen by the checker, to compare later. */
struct slot_snap {
    size_t i;
    struct hash_table_entry e;
};
static inline struct slot_snap snap_slot(const struct aws_hash_table *map) {
    struct slot_snap s;
    s.i = nd_below(map->p_impl->size);
    s.e = map->p_impl->slots[s.i];
    return s;
}
static inline bool same_entry(const struct hash_table_entry *a, const struct hash_table_entry *b) {
    return a->hash_code == b->hash_code && a->element.key == b->element.key && a->element.value == b->element.value;
}
static inline void same_slot(const struct aws_hash_table *map, struct slot_snap s) {
    assert(same_entry(&map->p_impl->slots[s.i], &s.e));
}
/* The slot that holds key, or size when there is none. */
static inline size_t spec_find(const struct hash_table_state *s, size_t size, const void *key) {
    size_t at = size;
    for (size_t i = 0; i < size; i++) {
        if (s->slots[i].hash_code && spec_key_eq(key, s->slots[i].element.key)) {
            at = i;
        }
    }
    return at;
}
/* The element of a snapshot is still there, wherever its slot is now. */
static inline void still_there(const struct aws_hash_table *map, size_t size, struct slot_snap s) {
    size_t at = spec_find(map->p_impl, size, s.e.element.key);
    assert(at < size && same_entry(&map->p_impl->slots[at], &s.e));
}

/* Destructors that count: all calls, and those for one watched key and value. */
static const void *hk_watch_key, *hk_watch_value;
static size_t hk_key_calls, hk_value_calls, hk_watch_key_calls, hk_watch_value_calls;
static inline void hk_destroy_key(void *key) {
    hk_key_calls++;
    hk_watch_key_calls += key == hk_watch_key;
}
static inline void hk_destroy_value(void *value) {
    hk_value_calls++;
    hk_watch_value_calls += value == hk_watch_value;
}
static inline void nd_destructors(struct aws_hash_table *map) {
    if (nd_bool()) {
        map->p_impl->destroy_key_fn = hk_destroy_key;
    }
    if (nd_bool()) {
        map->p_impl->destroy_value_fn = hk_destroy_value;
    }
}
/* Every field of the state but the slots and the count. */
static inline void same_header(const struct hash_table_state *s, const struct hash_table_state *old) {
    assert(s->hash_fn == old->hash_fn && s->equals_fn == old->equals_fn && s->alloc == old->alloc);
    assert(s->destroy_key_fn == old->destroy_key_fn && s->destroy_value_fn == old->destroy_value_fn);
    assert(s->size == old->size && s->mask == old->mask && s->max_load == old->max_load);
}

/* A valid iterator over a valid table: on a used slot, done, or just after a deletion (then before the slot to look at next). */
static inline void nd_hash_iter(struct aws_hash_iter *it, const struct aws_hash_table *map) {
    const struct hash_table_state *s = map->p_impl;
    memset(it, 0, sizeof *it);
    it->map = map;
    it->limit = nd_upto(s->size);
    if (nd_bool()) {
        it->status = AWS_HASH_ITER_STATUS_DELETE_CALLED;
        it->slot = nd_upto(it->limit) - 1;
    } else {
        it->slot = nd_upto(it->limit);
        it->status = it->slot == it->limit ? AWS_HASH_ITER_STATUS_DONE : AWS_HASH_ITER_STATUS_READY_FOR_USE;
        if (it->slot < it->limit) {
            assume(s->slots[it->slot].hash_code != 0);
            it->element = s->slots[it->slot].element;
        }
    }
}

#endif
