// aws_hash_table_move: the target has the state, the source has none.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the source to stay
#include "hash.h"

int main(void) {
    struct aws_hash_table from, *to = env_object(sizeof *to);
    nd_hash_keys();
    nd_hash_table(&from);
    struct hash_table_state *s = from.p_impl;
    struct slot_snap slot = snap_slot(&from);

    aws_hash_table_move(to, &from);

    assert(to->p_impl == s && hash_state_valid(s));
#ifdef SEED_BUG
    assert(from.p_impl == s);
#else
    assert(from.p_impl == NULL);
#endif
    same_slot(to, slot);
    return 0;
}
