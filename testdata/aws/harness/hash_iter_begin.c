// aws_hash_iter_begin: the iterator stands on the first used slot, or is done; the table is unchanged.
// category: hash_iter
// sources: hash_table.c
// bug: an empty table is not allowed for
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    struct hash_table_state *s = map.p_impl;
    struct slot_snap slot = snap_slot(&map);
    size_t first = size;
    for (size_t i = size; i > 0; i--) {
        if (s->slots[i - 1].hash_code) {
            first = i - 1;
        }
    }

    struct aws_hash_iter it = aws_hash_iter_begin(&map);

    assert(it.map == &map && it.limit == size && it.slot == first);
#ifndef SEED_BUG
    if (first == size) {
        assert(it.status == AWS_HASH_ITER_STATUS_DONE && it.element.key == NULL && it.element.value == NULL);
    } else
#endif
    {
        assert(it.status == AWS_HASH_ITER_STATUS_READY_FOR_USE);
        assert(it.element.key == s->slots[first].element.key && it.element.value == s->slots[first].element.value);
    }
    assert(map.p_impl == s);
    expect_hash_state(s, size);
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
