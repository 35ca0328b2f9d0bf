// aws_hash_table_create: the element of the key, new with no value if there was none; the table grows if it is full; all others stay.
// category: hash_table
// sources: hash_table.c
// bug: the specification expects the key to be replaced
#include "hash.h"

struct call { /* what was there before, and what was asked for */
    struct slot_snap slot;
    const void *key;
    struct hash_table_entry found; /* the key's */
    size_t count;
    bool had, want_e, want_created;
    struct aws_hash_element *e;
    int created;
};

/* The table has n slots now. */
static void expect_created(const struct aws_hash_table *map, size_t n, const struct call *c) {
    const struct hash_table_state *s = map->p_impl;
    expect_hash_state(s, n);
    assert(s->entry_count == c->count + !c->had && env_live() == 1);
    size_t now = spec_find(s, n, c->key);
    assert(now < n);
    assert(!c->want_created || c->created == !c->had);
    assert(!c->want_e || c->e == &s->slots[now].element);
#ifdef SEED_BUG
    assert(s->slots[now].element.key == c->key);
#else
    assert(s->slots[now].element.key == (c->had ? c->found.element.key : c->key));
#endif
    assert(s->slots[now].element.value == (c->had ? c->found.element.value : NULL));
    assert(hk_key_calls == 0 && hk_value_calls == 0);
    if (c->slot.e.hash_code && !spec_key_eq(c->slot.e.element.key, c->key)) {
        still_there(map, n, c->slot);
    }
}

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    struct hash_table_state *s = map.p_impl, before = *s;
    struct call c = {.slot = snap_slot(&map), .key = nd_key(), .count = s->entry_count, .created = -1};
    size_t at = spec_find(s, size, c.key);
    c.had = at < size;
    if (c.had) {
        c.found = s->slots[at];
    }
    c.want_e = nd_bool();
    c.want_created = nd_bool();

    int rc = aws_hash_table_create(&map, c.key, c.want_e ? &c.e : NULL, c.want_created ? &c.created : NULL);

    bool full = !c.had && before.entry_count == before.max_load;
    if (full && !env_oom()) {
        expect_ok(rc);
        expect_created(&map, 2 * size, &c);
        return;
    }
    assert(map.p_impl == s && env_live() == 1);
    same_header(s, &before);
    if (full) {
        expect_error(rc, AWS_ERROR_OOM);
        assert(s->entry_count == before.entry_count);
        expect_hash_state(s, size);
        same_slot(&map, c.slot);
        return;
    }
    expect_ok(rc);
    expect_created(&map, size, &c);
}

int main(void) {
    return hash_main(task);
}
