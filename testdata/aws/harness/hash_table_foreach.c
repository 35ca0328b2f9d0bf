// aws_hash_table_foreach: visits elements of the table until one visit stops or fails, and all of them if none does; deletes those asked for.
// category: hash_table
// sources: hash_table.c
// bug: the specification says that a visit cannot end early
#include "hash_visit.h"

static void task(struct visits v) {
    struct aws_hash_table map;
    visit_all(&map, v);
#ifndef SEED_BUG
    if (!hv_failed && !hv_stopped)
#endif
    {
        assert(hv_calls == hv_before.entry_count);
    }
}

int main(void) {
    return visit_main(task);
}
