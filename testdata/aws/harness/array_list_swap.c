// aws_array_list_swap: the two items have changed places, nothing else moved.
// category: array_list
// sources: array_list.c
// bug: the specification only copies one way
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    assume(l.length > 0);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t a = nd_below(l.length), b = nd_below(l.length), k = nd_below(l.item_size);
    uint8_t va = list_byte(&l, a, k), vb = list_byte(&l, b, k);

    aws_array_list_swap(&l, a, b);

    assert(l.length == old.length && l.data == old.data && l.current_size == old.current_size);
    assert(l.alloc == old.alloc && l.item_size == old.item_size);
    assert(list_byte(&l, a, k) == vb);
#ifdef SEED_BUG
    assert(list_byte(&l, b, k) == vb);
#else
    assert(list_byte(&l, b, k) == va);
#endif
    size_t i = all.i / l.item_size;
    if (i != a && i != b) {
        same(all, l.data);
    }
    return 0;
}
