// aws_hash_table_clean_up: every element is destroyed once; the memory is released; doing it twice is allowed.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that keys are destroyed but not values
#include "hash.h"

static void task(size_t size) {
    struct aws_hash_table map;
    nd_hash_keys();
    nd_hash_table(&map, size);
    nd_destructors(&map);
    struct hash_table_state *s = map.p_impl, before = *s;
    struct slot_snap slot = snap_slot(&map);
    size_t same_value = 0;
    for (size_t i = 0; i < size; i++) {
        same_value += s->slots[i].hash_code && s->slots[i].element.value == slot.e.element.value;
    }
    hk_watch_key = slot.e.element.key;
    hk_watch_value = slot.e.element.value;

    aws_hash_table_clean_up(&map);

    bool keys = before.destroy_key_fn, values = before.destroy_value_fn;
#ifdef SEED_BUG
    values = false;
#endif
    assert(hk_key_calls == (keys ? before.entry_count : 0) && hk_value_calls == (values ? before.entry_count : 0));
    if (slot.e.hash_code) {
        assert(hk_watch_key_calls == keys && hk_watch_value_calls == (values ? same_value : 0));
    }
    assert(map.p_impl == NULL && env_live() == 0);
    aws_hash_table_clean_up(&map);
    assert(map.p_impl == NULL && env_live() == 0);
}

int main(void) {
    return hash_main(task);
}
