// aws_array_list_init_static: an empty list over the caller's array, which is not written.
// category: array_list
// sources: -
// bug: the specification expects a full list
#include "list.h"

int main(void) {
    struct aws_array_list l;
    size_t count = 1 + nd_below(MAX_LIST), item_size = 1 + nd_below(MAX_ITEM);
    uint8_t *raw = env_object(count * item_size);
    struct snap all = snap(raw, count * item_size);

    aws_array_list_init_static(&l, raw, count, item_size);

    expect_array_list(&l);
    assert(l.alloc == NULL && l.data == raw && l.item_size == item_size && l.current_size == count * item_size);
#ifdef SEED_BUG
    assert(l.length == count);
#else
    assert(l.length == 0);
#endif
    same(all, raw);
    return 0;
}
