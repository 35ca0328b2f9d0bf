// aws_array_list_set_at: the item is stored at index, the list grows to hold it if it may, all other items are as before.
// category: array_list
// sources: array_list.c
// bug: the specification says that the length becomes index + 1 in any case
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    uint8_t *item = env_object(l.item_size);
    struct snap src = snap(item, l.item_size);
    size_t index = nd_upto(2 * MAX_LIST);

    int rc = aws_array_list_set_at(&l, item, index);

    expect_array_list(&l);
    same(src, item);
    assert(env_live() == (l.data != NULL) + 1);
    bool fits = (index + 1) * old.item_size <= old.current_size;
    if (fits || (old.alloc && !env_oom())) {
        expect_ok(rc);
#ifdef SEED_BUG
        assert(l.length == index + 1);
#else
        assert(l.length == (index < old.length ? old.length : index + 1));
#endif
        assert(l.item_size == old.item_size && l.alloc == old.alloc);
        assert(fits ? l.data == old.data && l.current_size == old.current_size : l.current_size > old.current_size);
        same(src, (uint8_t *)l.data + index * l.item_size);
        if (all.i / l.item_size != index) {
            same(all, l.data);
        }
    } else {
        expect_error(rc, old.alloc ? AWS_ERROR_OOM : AWS_ERROR_INVALID_INDEX);
        same_array_list(&l, old, all);
    }
    return 0;
}
