// aws_hash_iter_delete: the element is gone and destroyed if asked for; every other one stays, and is still ahead of the iterator if it was.
// category: hash_iter
// sources: hash_table.c
// bug: the specification says that nothing else moves
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    struct aws_hash_iter it;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    nd_hash_iter(&it, &map);
    assume(it.status == AWS_HASH_ITER_STATUS_READY_FOR_USE);
    struct aws_hash_iter old = it;
    struct hash_table_state *s = map.p_impl, before = *s;
    struct slot_snap other = snap_slot(&map);
    bool destroy = nd_bool();
    hk_watch_key = old.element.key;
    hk_watch_value = old.element.value;

    aws_hash_iter_delete(&it, destroy);

    assert(map.p_impl == s && s->entry_count == before.entry_count - 1);
    expect_hash_state(s, size);
    same_header(s, &before);
    assert(spec_find(s, size, old.element.key) == size);
    assert(hk_key_calls == (destroy && s->destroy_key_fn) && hk_watch_key_calls == hk_key_calls);
    assert(hk_value_calls == (destroy && s->destroy_value_fn) && hk_watch_value_calls == hk_value_calls);
    assert(it.map == &map && it.status == AWS_HASH_ITER_STATUS_DELETE_CALLED && it.slot == old.slot - 1);
    assert(it.limit == old.limit || it.limit == old.limit - 1);
    if (other.i != old.slot && other.e.hash_code) {
#ifdef SEED_BUG
        same_slot(&map, other);
#endif
        still_there(&map, size, other);
        size_t now = spec_find(s, size, other.e.element.key);
        bool was_ahead = other.i > old.slot && other.i < old.limit;
        assert(was_ahead == (now >= old.slot && now < it.limit));
    }
}

int main(void) {
    return hash_main(task);
}
