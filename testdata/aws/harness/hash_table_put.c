// aws_hash_table_put: key and value are stored, what they replace is destroyed; the table grows if it is full; all others stay.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the first key to stay
#include "hash.h"

struct call { /* what was there before, and what was asked for */
    struct slot_snap slot;
    const void *key;
    void *value;
    struct hash_table_state before;
    struct hash_table_entry found; /* the key's */
    bool had, want_created;
    int created;
};

/* The table has n slots now. */
static void expect_put(const struct aws_hash_table *map, size_t n, const struct call *c) {
    const struct hash_table_state *s = map->p_impl;
    expect_hash_state(s, n);
    assert(s->entry_count == c->before.entry_count + !c->had && env_live() == 1);
    size_t now = spec_find(s, n, c->key);
    assert(now < n);
    assert(!c->want_created || c->created == !c->had);
#ifdef SEED_BUG
    assert(s->slots[now].element.key == (c->had ? c->found.element.key : c->key));
#else
    assert(s->slots[now].element.key == c->key);
#endif
    assert(s->slots[now].element.value == c->value);
    assert(hk_key_calls == (c->before.destroy_key_fn && c->had && c->found.element.key != c->key));
    assert(hk_value_calls == (c->before.destroy_value_fn && c->had));
    assert(hk_watch_key_calls == hk_key_calls && hk_watch_value_calls == hk_value_calls);
    if (c->slot.e.hash_code && !spec_key_eq(c->slot.e.element.key, c->key)) {
        still_there(map, n, c->slot);
    }
}

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    struct hash_table_state *s = map.p_impl;
    struct call c = {.slot = snap_slot(&map), .key = nd_key(), .value = nd_value(), .before = *s, .created = -1};
    size_t at = spec_find(s, size, c.key);
    c.had = at < size;
    if (c.had) {
        c.found = s->slots[at];
    }
    c.want_created = nd_bool();
    hk_watch_key = c.found.element.key;
    hk_watch_value = c.found.element.value;

    int rc = aws_hash_table_put(&map, c.key, c.value, c.want_created ? &c.created : NULL);

    bool full = !c.had && c.before.entry_count == c.before.max_load;
    if (full && !env_oom()) {
        expect_ok(rc);
        expect_put(&map, 2 * size, &c);
        return;
    }
    assert(map.p_impl == s && env_live() == 1);
    same_header(s, &c.before);
    if (full) {
        expect_error(rc, AWS_ERROR_OOM);
        assert(s->entry_count == c.before.entry_count);
        expect_hash_state(s, size);
        same_slot(&map, c.slot);
        return;
    }
    expect_ok(rc);
    expect_put(&map, size, &c);
}

int main(void) {
    return hash_main(task);
}
