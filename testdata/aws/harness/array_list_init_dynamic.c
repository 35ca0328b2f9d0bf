// aws_array_list_init_dynamic: an empty list with room for the items asked for; overflow and a failed allocation give a zero list.
// category: array_list
// sources: -
// bug: the specification always expects storage
#include "list.h"

int main(void) {
    struct aws_array_list l;
    size_t count = nd_bool() ? nd_upto(MAX_LIST) : nd_size(), item_size = nd_bool() ? 1 + nd_below(MAX_ITEM) : nd_size();
    assume(item_size > 0);
    bool overflow = (unsigned __int128)count * item_size > SIZE_MAX;
    assume(overflow || (count <= MAX_LIST && item_size <= MAX_ITEM) || count == 0);

    int rc = aws_array_list_init_dynamic(&l, aws_default_allocator(), count, item_size);

    if (overflow || env_oom()) {
        expect_error(rc, overflow ? AWS_ERROR_OVERFLOW_DETECTED : AWS_ERROR_OOM);
        zero_array_list(&l);
        assert(env_live() == 0);
    } else {
        expect_ok(rc);
        expect_array_list(&l);
        assert(l.length == 0 && l.item_size == item_size && l.current_size == count * item_size);
        assert(l.alloc == aws_default_allocator());
#ifdef SEED_BUG
        assert(env_live() == 1);
#else
        assert(env_live() == (count > 0));
#endif
    }
    return 0;
}
