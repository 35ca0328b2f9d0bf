// aws_array_list_get_at: copies the item at index out; a bad index is reported and nothing is written.
// category: array_list
// sources: -
// bug: the specification allows index = length
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    uint8_t *out = env_object(l.item_size);
    struct snap out_old = snap(out, l.item_size);
    size_t index = nd_bool() ? nd_upto(MAX_LIST) : nd_size();

    int rc = aws_array_list_get_at(&l, out, index);

#ifdef SEED_BUG
    bool in = index <= l.length;
#else
    bool in = index < l.length;
#endif
    if (in) {
        expect_ok(rc);
        size_t k = nd_below(l.item_size);
        assert(out[k] == list_byte(&l, index, k));
    } else {
        expect_error(rc, AWS_ERROR_INVALID_INDEX);
        same(out_old, out);
    }
    same_array_list(&l, old, all);
    return 0;
}
