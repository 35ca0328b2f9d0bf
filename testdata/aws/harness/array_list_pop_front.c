// aws_array_list_pop_front: the first item is gone and the others moved up by one; an empty list is reported.
// category: array_list
// sources: -
// bug: the specification keeps the other items in place
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);

    int rc = aws_array_list_pop_front(&l);

    if (old.length == 0) {
        expect_error(rc, AWS_ERROR_LIST_EMPTY);
        same_array_list(&l, old, all);
    } else {
        expect_ok(rc);
        assert(l.length == old.length - 1 && l.data == old.data && l.alloc == old.alloc);
        assert(l.current_size == old.current_size && l.item_size == old.item_size);
        size_t past = old.length * l.item_size;
        if (all.i >= past) {
            same(all, l.data);
        } else if (all.i >= l.item_size) {
#ifdef SEED_BUG
            same(all, l.data);
#else
            assert(((uint8_t *)l.data)[all.i - l.item_size] == all.v);
#endif
        }
    }
    return 0;
}
