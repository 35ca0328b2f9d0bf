// aws_hash_table_find: the element of an equal key wherever it is stored, NULL if there is none; the table is unchanged.
// category: hash_table
// sources: hash_table.c
// bug: dropped precondition: the slots need not be in Robin Hood order
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
#ifdef SEED_BUG
    nd_hash_table_any(&map, size);
#else
    nd_hash_table(&map, size);
#endif
    struct hash_table_state *s = map.p_impl;
    const void *key = nd_key();
    struct slot_snap slot = snap_slot(&map);
    size_t at = spec_find(s, size, key);
    struct aws_hash_element *e = (void *)hk_values;

    int rc = aws_hash_table_find(&map, key, &e);

    expect_ok(rc);
    assert(e == (at < size ? &s->slots[at].element : NULL));
    assert(map.p_impl == s);
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
