// aws_hash_table_foreach with visits that may delete and never end: each element is visited exactly once, and gone exactly if its visit said so.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that a deleted element may be found
#include "hash.h"

static struct hash_table_state *s_state;
static size_t s_size;
static const void *s_watch; /* one key */
static size_t s_calls, s_watch_calls, s_deleted;
static bool s_watch_deleted, s_failed, s_stopped;

static int s_visit(void *context, struct aws_hash_element *e) {
    assert(context == &s_calls && !s_failed && !s_stopped);
    s_calls++;
    size_t at = spec_find(s_state, s_size, e->key);
    assert(at < s_size && s_state->slots[at].element.value == e->value);
    bool watch = e->key == s_watch;
    s_watch_calls += watch;
    int r = AWS_COMMON_HASH_TABLE_ITER_CONTINUE | (nd_bool() ? AWS_COMMON_HASH_TABLE_ITER_DELETE : 0);
    s_failed = r & AWS_COMMON_HASH_TABLE_ITER_ERROR;
    s_stopped = !(r & AWS_COMMON_HASH_TABLE_ITER_CONTINUE);
    if (!s_failed && (r & AWS_COMMON_HASH_TABLE_ITER_DELETE)) {
        s_deleted++;
        s_watch_deleted = s_watch_deleted || watch;
    }
    return r;
}

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    s_size = size;
    struct hash_table_state *s = s_state = map.p_impl, before = *s;
    struct slot_snap slot = snap_slot(&map);
    s_watch = slot.e.hash_code ? slot.e.element.key : &s_calls; /* no key at all */

    int rc = aws_hash_table_foreach(&map, s_visit, &s_calls);

    assert(map.p_impl == s && s->entry_count == before.entry_count - s_deleted);
    expect_hash_state(s, size);
    same_header(s, &before);
    assert(hk_key_calls == 0 && hk_value_calls == 0);
    expect_ok(rc);
    assert(s_watch_calls == (slot.e.hash_code != 0));
    if (slot.e.hash_code) {
#ifndef SEED_BUG
        if (s_watch_deleted) {
            assert(spec_find(s, size, slot.e.element.key) == size);
        } else
#endif
        {
            still_there(&map, size, slot);
        }
    }
}

int main(void) {
    return hash_main(task);
}
