// aws_hash_table_create: the element of the key, new with no value if there was none; the table grows if it is full; all others stay.
// category: hash_table
// sources: hash_table.c
// defines: -DHASH_GROWS
// bug: the specification expects the key to be replaced
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
    struct aws_hash_element *e = NULL;
    int created = -1;
    bool want_e = nd_bool(), want_created = nd_bool();

    int rc = aws_hash_table_create(&map, key, want_e ? &e : NULL, want_created ? &created : NULL);

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
    assert(!want_e || e == &s->slots[now].element);
#ifdef SEED_BUG
    assert(s->slots[now].element.key == key);
#else
    assert(s->slots[now].element.key == (at < size ? found.element.key : key));
#endif
    assert(s->slots[now].element.value == (at < size ? found.element.value : NULL));
    assert(hk_key_calls == 0 && hk_value_calls == 0);
    if (slot.e.hash_code && !spec_key_eq(slot.e.element.key, key)) {
        still_there(&map, slot);
    }
    return 0;
}
