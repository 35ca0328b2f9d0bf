// aws_array_list_length: the number of items; nothing changes.
// category: array_list
// sources: -
// bug: the specification expects the number of bytes
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t n = aws_array_list_length(&l);
#ifdef SEED_BUG
    assert(n == old.length * old.item_size);
#else
    assert(n == old.length);
#endif
    same_array_list(&l, old, all);
    return 0;
}
