/* Hash tables with a symbolic state. The state is built slot by slot (not by the library's init, which computes with doubles) and
   then assumed to be valid: Robin Hood order, codes that agree with the keys, no two equal keys, the right count.

   Keys are addresses inside hk_keys (or NULL). Key i belongs to class hk_class[i]; keys of a class are equal, a class has any one
   hash code: together that is every hash function and every equality on HK_KEYS keys. */
#ifndef HASH_H
#define HASH_H

#include "env.h"
#include <aws/common/hash_table.h>
#include <aws/common/private/hash_table_impl.h>

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
    }
}
static inline uint64_t hk_hash(const void *key) {
    return hk_code[hk_class[(const uint8_t *)key - hk_keys]];
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
    bool ok = s->hash_fn && s->equals_fn && s->alloc && (s->size == 2 || s->size == 4) && s->mask == s->size - 1 &&
              s->max_load < s->size && s->entry_count <= s->max_load;
    size_t count = 0;
    for (size_t i = 0; i < MAX_SLOTS; i++) {
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
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        if (i < s->size && s->slots[i].hash_code == spec_code(key) && spec_key_eq(key, s->slots[i].element.key)) {
            at = i;
        }
    }
    return at;
}

#endif
