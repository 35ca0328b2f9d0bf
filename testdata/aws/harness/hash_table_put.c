// aws_hash_table_put: key and value are stored, what they replace is destroyed; the table grows if it is full; all others stay.
// category: hash_table
// sources: hash_table.c
// defines: -DHASH_GROWS
// bug: the specification expects the first key to stay
#include "hash.h"

int main(void) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map);
    nd_destructors(&map);
    struct hash_table_state *s = map.p_impl, before = *s;
    struct slot_snap slot = snap_slot(&map);
    const void *key = nd_key();
    size_t at = spec_find(s, key), size = s->size;
    struct hash_table_entry found = {{0}};
    if (at < size) {
        found = s->slots[at];
    }
    void *value = nd_value();
    int created = -1;
    bool want_created = nd_bool();
    hk_watch_key = found.element.key;
    hk_watch_value = found.element.value;

    int rc = aws_hash_table_put(&map, key, value, want_created ? &created : NULL);

    bool full = at == size && before.entry_count == before.max_load;
    if (full && env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        assert(map.p_impl == s && s->entry_count == before.entry_count && hash_state_valid(s) && env_live() == 1);
        same_header(s, &before);
        same_slot(&map, slot);
        return 0;
    }
    expect_ok(rc);
    s = map.p_impl;
    assert(hash_state_valid(s) && env_live() == 1);
    assert(s->entry_count == before.entry_count + (at == size) && s->size == (full ? 2 * size : size));
    if (!full) {
        same_header(s, &before);
    }
    size_t now = spec_find(s, key);
    assert(now < s->size);
    assert(!want_created || created == (at == size));
#ifdef SEED_BUG
    assert(s->slots[now].element.key == (at < size ? found.element.key : key));
#else
    assert(s->slots[now].element.key == key);
#endif
    assert(s->slots[now].element.value == value);
    assert(hk_key_calls == (before.destroy_key_fn && at < size && found.element.key != key));
    assert(hk_value_calls == (before.destroy_value_fn && at < size));
    assert(hk_watch_key_calls == hk_key_calls && hk_watch_value_calls == hk_value_calls);
    if (slot.e.hash_code && !spec_key_eq(slot.e.element.key, key)) {
        still_there(&map, slot);
    }
    return 0;
}
