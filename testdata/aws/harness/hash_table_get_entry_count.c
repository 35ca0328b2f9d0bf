// aws_hash_table_get_entry_count: the number of used slots; the table is unchanged.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the number of slots
#include "hash.h"

int main(void) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map);
    struct hash_table_state *s = map.p_impl;
    struct slot_snap slot = snap_slot(&map);
    size_t used = 0;
    for (size_t i = 0; i < MAX_SLOTS; i++) {
        used += i < s->size && s->slots[i].hash_code;
    }
    size_t n = aws_hash_table_get_entry_count(&map);
#ifdef SEED_BUG
    assert(n == s->size);
#else
    assert(n == used);
#endif
    assert(map.p_impl == s);
    same_slot(&map, slot);
    return 0;
}
