// aws_hash_table_foreach with visits that may delete, stop and fail: each element is visited at most once, exactly once if no visit ends it, and gone exactly if its visit said so.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that a deleted element may be found
#include "hash_visit.h"

static void task(struct visits v) {
    struct aws_hash_table map;
    visit_all(&map, v);
    for (size_t i = 0; i < v.size; i++) {
        if (hv_slots[i].hash_code) {
            assert(hv_visited[i] || hv_failed || hv_stopped);
            size_t at = spec_find(map.p_impl, v.size, hv_slots[i].element.key);
#ifndef SEED_BUG
            if (hv_deleted[i]) {
                assert(at == v.size);
            } else
#endif
            {
                assert(at < v.size && same_entry(&map.p_impl->slots[at], &hv_slots[i]));
            }
        }
    }
}

int main(void) {
    return visit_main(task);
}
