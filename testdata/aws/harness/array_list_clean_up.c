// aws_array_list_clean_up: releases owned storage once and zeroes the list; static storage stays as it was.
// category: array_list
// sources: -
// bug: the specification says that static storage is released too
#include "list.h"

int main(void) {
    struct aws_array_list l;
    if (nd_bool()) {
        memset(&l, 0, sizeof l); /* cleaning up twice is allowed */
    } else {
        nd_array_list(&l);
    }
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);

    aws_array_list_clean_up(&l);

    zero_array_list(&l);
#ifdef SEED_BUG
    assert(env_live() == 0);
#else
    assert(env_live() == (old.data != NULL && old.alloc == NULL));
#endif
    if (old.alloc == NULL) {
        same(all, old.data);
    }
    return 0;
}
