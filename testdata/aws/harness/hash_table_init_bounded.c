// aws_hash_table_init with up to MAX_SLOTS elements: an empty table with room for the elements asked for; overflow and a failed allocation are reported.
// category: hash_table
// sources: hash_table.c
// bug: the specification allows every slot to be used
#include "hash.h"

int main(void) {
    struct aws_hash_table map = {NULL};
    size_t size = nd_upto(MAX_SLOTS), slots = 2;
    bool overflow = false;
    assume(overflow || size <= MAX_SLOTS); /* the memory that is asked for must exist */
    aws_hash_callback_destroy_fn *dk = nd_bool() ? hk_destroy_key : NULL, *dv = nd_bool() ? hk_destroy_value : NULL;
    if (size > 2) {
        slots = 4;
    }

    int rc = aws_hash_table_init(&map, aws_default_allocator(), size, hk_hash, hk_eq, dk, dv);

    if (overflow || env_oom()) {
        expect_error(rc, overflow ? AWS_ERROR_OVERFLOW_DETECTED : AWS_ERROR_OOM);
        assert(map.p_impl == NULL && env_live() == 0);
    } else {
        expect_ok(rc);
        struct hash_table_state *s = map.p_impl;
        assert(s->entry_count == 0 && s->size == slots && env_live() == 1);
        if (slots == 2) {
            expect_hash_state(s, 2);
        } else {
            expect_hash_state(s, 4);
        }
#ifdef SEED_BUG
        assert(s->max_load == slots);
#else
        assert(s->max_load == slots - 1);
#endif
        assert(s->hash_fn == hk_hash && s->equals_fn == hk_eq && s->destroy_key_fn == dk && s->destroy_value_fn == dv);
        assert(s->alloc == aws_default_allocator());
        assert(s->slots[nd_below(slots)].hash_code == 0);
    }
    return 0;
}
