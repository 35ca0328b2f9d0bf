// aws_array_list_push_front: the item becomes the first; a full static list and a failed allocation change nothing.
// category: array_list
// sources: array_list.c
// bug: the specification keeps the old items in place
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap bytes = snap(l.data, l.length * l.item_size), all = snap(l.data, l.current_size);
    uint8_t *item = env_object(l.item_size);
    struct snap src = snap(item, l.item_size);

    int rc = aws_array_list_push_front(&l, item);

    expect_array_list(&l);
    same(src, item);
    assert(env_live() == (l.data != NULL) + 1);
    bool fits = old.current_size - old.length * old.item_size >= old.item_size;
    if (fits || (old.alloc && !env_oom())) {
        expect_ok(rc);
        assert(l.length == old.length + 1 && l.item_size == old.item_size && l.alloc == old.alloc);
        assert(fits ? l.data == old.data && l.current_size == old.current_size : l.current_size > old.current_size);
#ifdef SEED_BUG
        same(bytes, l.data);
#else
        same(bytes, (uint8_t *)l.data + l.item_size);
#endif
        same(src, l.data);
    } else {
        expect_error(rc, old.alloc ? AWS_ERROR_OOM : AWS_ERROR_LIST_EXCEEDS_MAX_SIZE);
        same_array_list(&l, old, all);
    }
    return 0;
}
