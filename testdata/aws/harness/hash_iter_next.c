// aws_hash_iter_next: on to the next used slot below the limit, or done (and then for good); the table is unchanged.
// category: hash_iter
// sources: hash_table.c
// bug: the specification says that the next slot is always used
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    struct aws_hash_iter it;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_hash_iter(&it, &map);
    struct aws_hash_iter old = it;
    struct hash_table_state *s = map.p_impl;
    struct slot_snap slot = snap_slot(&map);
    size_t next = old.limit;
    for (size_t i = size; i > 0; i--) {
        if (i - 1 < old.limit && i > old.slot + 1 && old.slot != old.limit && s->slots[i - 1].hash_code) {
            next = i - 1;
        }
    }

    aws_hash_iter_next(&it);

    assert(it.map == &map && it.limit == old.limit);
#ifdef SEED_BUG
    assert(it.slot == old.slot + 1 || it.slot == it.limit);
#endif
    assert(it.slot == next);
    if (next == old.limit) {
        assert(it.status == AWS_HASH_ITER_STATUS_DONE && it.element.key == NULL && it.element.value == NULL);
    } else {
        assert(it.status == AWS_HASH_ITER_STATUS_READY_FOR_USE);
        assert(it.element.key == s->slots[next].element.key && it.element.value == s->slots[next].element.value);
    }
    same_slot(&map, slot);
}

int main(void) {
    return hash_main(task);
}
