// aws_array_list_get_at_ptr: the address of the item at index; a bad index is reported and nothing is written.
// category: array_list
// sources: -
// bug: the specification forgets the item size
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    void *p = &l;
    size_t index = nd_bool() ? nd_upto(MAX_LIST) : nd_size();

    int rc = aws_array_list_get_at_ptr(&l, &p, index);

    if (index < l.length) {
        expect_ok(rc);
#ifdef SEED_BUG
        assert(p == (uint8_t *)l.data + index);
#else
        assert(p == (uint8_t *)l.data + index * l.item_size);
#endif
        touch(p, l.item_size);
    } else {
        expect_error(rc, AWS_ERROR_INVALID_INDEX);
        assert(p == &l);
    }
    same_array_list(&l, old, all);
    return 0;
}
