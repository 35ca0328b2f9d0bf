// aws_hash_table_eq: as many elements, and for each an equal key with an equal value; neither table changes.
// category: hash_table
// sources: hash_table.c
// bug: the specification compares the keys only
#include "hash.h"

static bool s_value_eq(const void *a, const void *b) {
    return hk_class[(const uint8_t *)a - hk_values] == hk_class[(const uint8_t *)b - hk_values];
}
static bool s_spec_value_eq(const void *a, const void *b) {
    return a == b || (a && b && s_value_eq(a, b));
}

int main(void) {
    struct aws_hash_table a, b;
    nd_hash_keys();
    nd_hash_table(&a);
    nd_hash_table(&b);
    struct hash_table_state *sa = a.p_impl, *sb = b.p_impl;
    struct slot_snap slot_a = snap_slot(&a), slot_b = snap_slot(&b);
    bool want = sa->entry_count == sb->entry_count;
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        if (want && i < sa->size && sa->slots[i].hash_code) {
            size_t at = spec_find(sb, sa->slots[i].element.key);
#ifdef SEED_BUG
            want = at < sb->size;
#else
            want = at < sb->size && s_spec_value_eq(sa->slots[i].element.value, sb->slots[at].element.value);
#endif
        }
    }

    bool r = aws_hash_table_eq(&a, &b, s_value_eq);

    assert(r == want);
    assert(a.p_impl == sa && b.p_impl == sb);
    same_slot(&a, slot_a);
    same_slot(&b, slot_b);
    return 0;
}
