// aws_array_list_capacity: how many whole items the storage holds; nothing changes.
// category: array_list
// sources: -
// bug: the specification expects a full list
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t n = aws_array_list_capacity(&l);
    assert(n * l.item_size <= l.current_size && l.current_size - n * l.item_size < l.item_size);
#ifdef SEED_BUG
    assert(n == l.length);
#else
    assert(n >= l.length);
#endif
    same_array_list(&l, old, all);
    return 0;
}
