// aws_array_list_pop_back: one item less and the others as before (the bytes given up are zeroed); an empty list is reported.
// category: array_list
// sources: -
// bug: the specification keeps the bytes given up
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);

    int rc = aws_array_list_pop_back(&l);

    if (old.length == 0) {
        expect_error(rc, AWS_ERROR_LIST_EMPTY);
        same_array_list(&l, old, all);
    } else {
        expect_ok(rc);
        assert(l.length == old.length - 1 && l.data == old.data && l.alloc == old.alloc);
        assert(l.current_size == old.current_size && l.item_size == old.item_size);
        bool popped = all.i / l.item_size == l.length;
#ifdef SEED_BUG
        popped = false;
#endif
        assert(((uint8_t *)l.data)[all.i] == (popped ? 0 : all.v));
    }
    return 0;
}
