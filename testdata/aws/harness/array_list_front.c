// aws_array_list_front: copies the first item out, or reports an empty list and writes nothing.
// category: array_list
// sources: -
// bug: the specification expects the last item
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);
    uint8_t *out = env_object(l.item_size);
    struct snap out_old = snap(out, l.item_size);

    int rc = aws_array_list_front(&l, out);

    if (l.length == 0) {
        expect_error(rc, AWS_ERROR_LIST_EMPTY);
        same(out_old, out);
    } else {
        expect_ok(rc);
        size_t k = nd_below(l.item_size);
#ifdef SEED_BUG
        assert(out[k] == list_byte(&l, l.length - 1, k));
#else
        assert(out[k] == list_byte(&l, 0, k));
#endif
    }
    same_array_list(&l, old, all);
    return 0;
}
