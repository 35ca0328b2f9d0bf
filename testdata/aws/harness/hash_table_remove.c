// aws_hash_table_remove: the element of the key is gone, handed out or destroyed; all others stay; without one nothing changes.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that the element is always destroyed
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    struct hash_table_state *s = map.p_impl, before = *s;
    struct slot_snap slot = snap_slot(&map);
    const void *key = nd_key();
    size_t at = spec_find(s, size, key);
    struct aws_hash_element found = {0}, out = {0};
    if (at < size) {
        found = s->slots[at].element;
    }
    int present = -1;
    bool want_out = nd_bool(), want_present = nd_bool();
    hk_watch_key = found.key;
    hk_watch_value = found.value;

    int rc = aws_hash_table_remove(&map, key, want_out ? &out : NULL, want_present ? &present : NULL);

    expect_ok(rc);
    bool had = at < size;
    assert(map.p_impl == s && s->entry_count == before.entry_count - had && env_live() == 1);
    expect_hash_state(s, size);
    same_header(s, &before);
    assert(spec_find(s, size, key) == size);
    assert(!want_present || present == had);
    assert(!want_out || (out.key == found.key && out.value == found.value));
#ifdef SEED_BUG
    bool destroyed = had;
#else
    bool destroyed = had && !want_out;
#endif
    assert(hk_key_calls == (destroyed && before.destroy_key_fn) && hk_watch_key_calls == hk_key_calls);
    assert(hk_value_calls == (destroyed && before.destroy_value_fn) && hk_watch_value_calls == hk_value_calls);
    if (!had) {
        same_slot(&map, slot);
    } else if (slot.e.hash_code && slot.i != at) {
        still_there(&map, size, slot);
    }
}

int main(void) {
    return hash_main(task);
}
