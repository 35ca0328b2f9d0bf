// aws_array_list_pop_front_n: the first n items are gone and the others moved up; any n empties a list that has no more.
// category: array_list
// sources: -
// bug: the specification removes nothing if there are fewer than n
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    size_t n = nd_bool() ? nd_upto(MAX_LIST) : nd_size();

    aws_array_list_pop_front_n(&l, n);

#ifdef SEED_BUG
    assert(l.length == (n > old.length ? old.length : old.length - n));
#else
    assert(l.length == (n > old.length ? 0 : old.length - n));
#endif
    assert(l.data == old.data && l.alloc == old.alloc && l.current_size == old.current_size && l.item_size == old.item_size);
    if (n < old.length && all.i >= n * l.item_size && all.i < old.length * l.item_size) {
        assert(((uint8_t *)l.data)[all.i - n * l.item_size] == all.v);
    } else if (n == 0 || n >= old.length || all.i >= old.length * l.item_size) {
        same(all, l.data);
    }
    assert(aws_last_error() == env_error_before());
    return 0;
}
