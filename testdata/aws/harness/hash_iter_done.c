// aws_hash_iter_done: is the iterator at its limit? Nothing changes.
// category: hash_iter
// sources: hash_table.c
// bug: the specification says that an iterator in the last slot is done
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    struct aws_hash_iter it;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_hash_iter(&it, &map);
    assume(it.status != AWS_HASH_ITER_STATUS_DELETE_CALLED);
    struct aws_hash_iter old = it;
    struct slot_snap slot = snap_slot(&map);

    bool done = aws_hash_iter_done(&it);

#ifdef SEED_BUG
    assert(done == (old.slot + 1 >= old.limit));
#else
    assert(done == (old.status == AWS_HASH_ITER_STATUS_DONE));
#endif
    assert(it.map == old.map && it.slot == old.slot && it.limit == old.limit && it.status == old.status);
    assert(it.element.key == old.element.key && it.element.value == old.element.value);
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
