// aws_hash_table_move: the target has the state, the source has none.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the source to stay
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table from, *to = env_object(sizeof *to);
    nd_hash_keys();
    nd_hash_table(&from, size);
    struct hash_table_state *s = from.p_impl;
    struct slot_snap slot = snap_slot(&from);

    aws_hash_table_move(to, &from);

    assert(to->p_impl == s);
    expect_hash_state(s, size);
#ifdef SEED_BUG
    assert(from.p_impl == s);
#else
    assert(from.p_impl == NULL);
#endif
    same_slot(to, slot);
}

int main(void) {
    return hash_main(task);
}
