// aws_hash_iter_begin and aws_hash_iter_done: a fresh iterator is done exactly if the table is empty; the table is unchanged.
// category: hash_iter
// sources: hash_table.c
// bug: the specification asks for a full table
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    struct slot_snap slot = snap_slot(&map);
    struct hash_table_state *s = map.p_impl;

    struct aws_hash_iter it = aws_hash_iter_begin(&map);
    bool done = aws_hash_iter_done(&it);

#ifdef SEED_BUG
    assert(done == (s->entry_count < s->max_load));
#else
    assert(done == (s->entry_count == 0));
#endif
    assert(map.p_impl == s);
    expect_hash_state(s, size);
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
