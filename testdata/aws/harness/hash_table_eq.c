// aws_hash_table_eq: as many elements, and for each an equal key with an equal value; neither table changes.
// category: hash_table
// sources: hash_table.c
// bug: the specification compares the keys only
#define HK_MORE MAX_SLOTS
#include "hash.h"

static uint8_t s_value_class[MAX_SLOTS]; /* values of a class are equal */

static bool s_value_eq(const void *a, const void *b) {
    return s_value_class[(const uint8_t *)a - hk_values] == s_value_class[(const uint8_t *)b - hk_values];
}
static bool s_spec_value_eq(const void *a, const void *b) {
    return a == b || (a && b && s_value_eq(a, b));
}

static void task(size_t size_a, size_t size_b) {
    struct aws_hash_table a, b;
    nd_hash_keys();
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        s_value_class[i] = (uint8_t)nd_below(MAX_SLOTS);
    }
    nd_hash_table(&b, size_b);
    nd_hash_table_any(&a, size_a); /* the first table is only walked through: its slots may be in any order, and have any keys */
    for (size_t i = 0; i < size_a; i++) {
        if (a.p_impl->slots[i].hash_code) {
            const void *key = nd_key();
            a.p_impl->slots[i].element.key = key;
            a.p_impl->slots[i].hash_code = spec_code(key);
        }
    }
    struct hash_table_state *sa = a.p_impl, *sb = b.p_impl;
    struct slot_snap slot_a = snap_slot(&a), slot_b = snap_slot(&b);
    bool want = sa->entry_count == sb->entry_count;
    for (size_t i = 0; i < size_a; i++) {
        if (want && sa->slots[i].hash_code) {
            size_t at = spec_find(sb, size_b, sa->slots[i].element.key);
#ifdef SEED_BUG
            want = at < size_b;
#else
            want = at < size_b && s_spec_value_eq(sa->slots[i].element.value, sb->slots[at].element.value);
#endif
        }
    }

    bool r = aws_hash_table_eq(&a, &b, s_value_eq);

    assert(r == want);
    assert(a.p_impl == sa && b.p_impl == sb);
    same_slot(&a, slot_a);
    same_slot(&b, slot_b);
}

int main(void) {
    struct nd_cases c = nd_cases();
    for (size_t size_a = 2; size_a <= MAX_SLOTS; size_a *= 2) { /* one by one, as they have little in common */
        for (size_t size_b = 2; size_b <= MAX_SLOTS; size_b *= 2) {
            if (nd_case(&c)) {
                task(size_a, size_b);
                nd_case_end();
            }
        }
    }
    return 0;
}
