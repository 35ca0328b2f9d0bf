/* Hash tables with a symbolic state. The state is built slot by slot (not by the library's init, which computes with doubles) and
   then assumed to be valid: Robin Hood order, codes that agree with the keys, no two equal keys, the right count.

   Keys are addresses inside hk_keys (or NULL). Key i belongs to class hk_class[i] and has the code hk_code[i]; keys of a class are
   equal and have the same code: together that is every hash function and every equality on HK_KEYS keys. */
#ifndef HASH_H
#define HASH_H

#include "env.h"
#include <aws/common/hash_table.h>
#include <aws/common/private/hash_table_impl.h>

#ifdef HASH_GROWS
#    define HASH_LOOP (2 * MAX_SLOTS) /* slots of the largest table that a call can leave */
#else
#    define HASH_LOOP MAX_SLOTS
#endif
#define HK_KEYS MAX_SLOTS /* one more than a full table holds */
static uint8_t hk_keys[HK_KEYS];
static uint8_t hk_class[HK_KEYS];
static uint64_t hk_code[HK_KEYS];
static uint8_t hk_values[HK_KEYS]; /* values are addresses too */

#ifdef ND_NATIVE
#    define HK_ANY_CODE() nd_upto(MAX_SLOTS + 3)
#else
#    define HK_ANY_CODE() nd_size()
#endif

static inline void nd_hash_keys(void) {
    for (size_t i = 0; i < HK_KEYS; i++) {
        hk_class[i] = (uint8_t)nd_below(HK_KEYS);
        hk_code[i] = HK_ANY_CODE();
        for (size_t j = 0; j < i; j++) {
            if (hk_class[j] == hk_class[i]) {
                hk_code[i] = hk_code[j];
            }
        }
    }
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
    size_t i = nd_upto(HK_KEYS);
    return i < HK_KEYS ? &hk_values[i] : NULL;
}
/* What the library stores for a key, and when it takes two keys for the same. */
static inline uint64_t spec_code(const void *key) {
    uint64_t c = key ? hk_hash(key) : 42;
    return c ? c : 1;
}
static inline bool spec_key_eq(const void *a, const void *b) {
    return a == b || (a && b && hk_eq(a, b));
}

/* Is the state valid? Linear in the slots but for the distinct keys. */
static inline bool hash_state_valid(const struct hash_table_state *s) {
    bool ok = s->hash_fn && s->equals_fn && s->alloc && s->size >= 2 && s->size <= HASH_LOOP &&
              (s->size & (s->size - 1)) == 0 && s->mask == s->size - 1 &&
              s->max_load < s->size && s->entry_count <= s->max_load;
    size_t count = 0;
    for (size_t i = 0; i < HASH_LOOP; i++) {
        if (ok && i < s->size && s->slots[i].hash_code) {
            const struct hash_table_entry *e = &s->slots[i], *before = &s->slots[(i - 1) & s->mask];
            size_t probe = (i - e->hash_code) & s->mask, probe_before = (i - 1 - before->hash_code) & s->mask;
            count++;
            ok = e->hash_code == spec_code(e->element.key) && (probe == 0 || (before->hash_code && probe_before + 1 >= probe));
            for (size_t j = 0; j < i; j++) {
                ok = ok && !(s->slots[j].hash_code == e->hash_code && spec_key_eq(s->slots[j].element.key, e->element.key));
            }
        }
    }
    return ok && count == s->entry_count;
}

/* A table of 2 or 4 slots where every used slot has the right code, but the slots need not be in order. */
static inline void nd_hash_table_any(struct aws_hash_table *map) {
    size_t size = nd_bool() ? 2 : MAX_SLOTS;
    struct hash_table_state *s = env_object(sizeof *s + size * sizeof s->slots[0]);
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
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        if (i < size) {
            struct hash_table_entry *e = &s->slots[i];
            if (nd_bool()) {
                e->element.key = nd_key();
                e->element.value = nd_value();
                e->hash_code = spec_code(e->element.key);
                s->entry_count++;
            } else {
                e->element.key = NULL;
                e->element.value = NULL;
                e->hash_code = 0;
            }
        }
    }
    map->p_impl = s;
    assume(s->entry_count <= s->max_load);
}
/* A valid table: any contents that a sequence of calls could leave. */
static inline void nd_hash_table(struct aws_hash_table *map) {
    nd_hash_table_any(map);
    assume(hash_state_valid(map->p_impl));
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
static inline size_t spec_find(const struct hash_table_state *s, const void *key) {
    size_t at = s->size;
    for (size_t i = 0; i < HASH_LOOP; i++) {
        if (i < s->size && s->slots[i].hash_code == spec_code(key) && spec_key_eq(key, s->slots[i].element.key)) {
            at = i;
        }
    }
    return at;
}
/* The element of a snapshot is still there, wherever its slot is now. */
static inline void still_there(const struct aws_hash_table *map, struct slot_snap s) {
    size_t at = spec_find(map->p_impl, s.e.element.key);
    assert(at < map->p_impl->size && same_entry(&map->p_impl->slots[at], &s.e));
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
