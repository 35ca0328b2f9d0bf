// aws_array_list_ensure_capacity: room for an item at any index afterwards, or an error and no change. Items keep their bytes.
// category: array_list
// sources: array_list.c
// bug: the specification says that a dynamic list always grows to twice its size
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t index = nd_bool() ? nd_upto(2 * MAX_LIST) : nd_size();
    bool overflow = index == SIZE_MAX || index + 1 > SIZE_MAX / l.item_size;
    if (!overflow && l.alloc) {
        assume(index <= 2 * MAX_LIST); /* the memory that is asked for must exist */
    }

    int rc = aws_array_list_ensure_capacity(&l, index);

    expect_array_list(&l);
    assert(env_live() == (l.data != NULL));
    if (overflow) {
        expect_error(rc, AWS_ERROR_OVERFLOW_DETECTED);
        same_array_list(&l, old, all);
    } else if ((index + 1) * old.item_size <= old.current_size) {
        expect_ok(rc);
        same_array_list(&l, old, all);
    } else if (old.alloc && !env_oom()) {
        expect_ok(rc);
        assert(l.length == old.length && l.item_size == old.item_size && l.alloc == old.alloc);
#ifdef SEED_BUG
        assert(l.current_size == 2 * old.current_size);
#else
        size_t twice = 2 * old.current_size, needed = (index + 1) * l.item_size;
        assert(l.current_size == (twice > needed ? twice : needed)); /* the source's promise: pushing one by one copies rarely */
#endif
        same(all, l.data);
    } else {
        expect_error(rc, old.alloc ? AWS_ERROR_OOM : AWS_ERROR_INVALID_INDEX);
        same_array_list(&l, old, all);
    }
    return 0;
}
