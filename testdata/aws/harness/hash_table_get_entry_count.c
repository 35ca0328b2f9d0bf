// aws_hash_table_get_entry_count: the number of used slots; the table is unchanged.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the number of slots
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    struct hash_table_state *s = map.p_impl;
    struct slot_snap slot = snap_slot(&map);
    size_t used = 0;
    for (size_t i = 0; i < size; i++) {
        used += s->slots[i].hash_code != 0;
    }
    size_t n = aws_hash_table_get_entry_count(&map);
#ifdef SEED_BUG
    assert(n == size);
#else
    assert(n == used);
#endif
    assert(map.p_impl == s);
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
