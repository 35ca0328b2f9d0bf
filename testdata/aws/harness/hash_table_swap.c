// aws_hash_table_swap: the two tables have changed places; one without a state is allowed.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the first table to stay
#include "hash.h"

static void task(size_t size_a, size_t size_b) {
    struct aws_hash_table a = {NULL}, b = {NULL};
    nd_hash_keys();
    if (nd_bool()) {
        nd_hash_table(&a, size_a);
    }
    nd_hash_table(&b, size_b);
    struct hash_table_state *sa = a.p_impl, *sb = b.p_impl;
    struct slot_snap slot = snap_slot(&b);

    aws_hash_table_swap(&a, &b);

#ifdef SEED_BUG
    assert(a.p_impl == sa);
#else
    assert(a.p_impl == sb);
#endif
    assert(b.p_impl == sa);
    expect_hash_state(sb, size_b);
    if (sa != NULL) {
        expect_hash_state(sa, size_a);
    }
    same_slot(&a, slot);
}

int main(void) {
    return hash_main_pair(task);
}
