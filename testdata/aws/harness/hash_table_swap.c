// aws_hash_table_swap: the two tables have changed places; one without a state is allowed.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the first table to stay
#include "hash.h"

int main(void) {
    struct aws_hash_table a = {NULL}, b = {NULL};
    nd_hash_keys();
    if (nd_bool()) {
        nd_hash_table(&a);
    }
    nd_hash_table(&b);
    struct hash_table_state *sa = a.p_impl, *sb = b.p_impl;
    struct slot_snap slot = snap_slot(&b);

    aws_hash_table_swap(&a, &b);

#ifdef SEED_BUG
    assert(a.p_impl == sa);
#else
    assert(a.p_impl == sb);
#endif
    assert(b.p_impl == sa);
    assert(hash_state_valid(sb) && (sa == NULL || hash_state_valid(sa)));
    same_slot(&a, slot);
    return 0;
}
