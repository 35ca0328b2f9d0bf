// aws_hash_table_foreach with visits that may delete, stop and fail: as many visits as elements, or as were asked for, and as many left as were not deleted.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that nothing is left
#include "hash_visit.h"

static void task(struct visits v) {
    struct aws_hash_table map;
    visit_all(&map, v);
    assert(hv_calls == (hv_failed || hv_stopped ? v.stop + 1 : hv_before.entry_count));
#ifdef SEED_BUG
    assert(map.p_impl->entry_count == 0);
#endif
}

int main(void) {
    return visit_main(task);
}
