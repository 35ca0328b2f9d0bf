// aws_array_list_swap_contents: the two dynamic lists have changed places, storage and all.
// category: array_list
// sources: -
// bug: the specification expects the lengths to stay
#include "list.h"

int main(void) {
    struct aws_array_list a, b;
    size_t item_size = 1 + nd_below(MAX_ITEM);
    nd_array_list_of(&a, item_size, aws_default_allocator());
    nd_array_list_of(&b, item_size, aws_default_allocator());
    struct aws_array_list old_a = a, old_b = b;
    struct snap sa = snap(a.data, a.current_size), sb = snap(b.data, b.current_size);

    aws_array_list_swap_contents(&a, &b);

#ifdef SEED_BUG
    assert(a.length == old_a.length);
#endif
    same_array_list(&a, old_b, sb);
    same_array_list(&b, old_a, sa);
    return 0;
}
