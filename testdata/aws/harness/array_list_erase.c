// aws_array_list_erase: the item at index is gone and the later ones moved up by one; a bad index changes nothing.
// category: array_list
// sources: -
// bug: the specification keeps the items after the index in place
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t index = nd_bool() ? nd_upto(MAX_LIST) : nd_size();

    int rc = aws_array_list_erase(&l, index);

    if (index >= old.length) {
        expect_error(rc, AWS_ERROR_INVALID_INDEX);
        same_array_list(&l, old, all);
    } else {
        expect_ok(rc);
        assert(l.length == old.length - 1);
        assert(l.data == old.data && l.alloc == old.alloc && l.current_size == old.current_size);
        assert(l.item_size == old.item_size);
        size_t erased = index * l.item_size, past = old.length * l.item_size;
        if (all.i < erased || all.i >= past) {
            assert(((uint8_t *)l.data)[all.i] == all.v);
        } else if (all.i >= erased + l.item_size) {
#ifdef SEED_BUG
            assert(((uint8_t *)l.data)[all.i] == all.v);
#else
            assert(((uint8_t *)l.data)[all.i - l.item_size] == all.v);
#endif
        }
    }
    return 0;
}
