// aws_array_list_copy: to becomes an equal list, growing if it may; if it cannot, it does not change; from never does.
// category: array_list
// sources: array_list.c
// bug: dropped case: a dynamic target is specified never to fail
#include "list.h"

int main(void) {
    struct aws_array_list from, to;
    nd_array_list(&from);
    assume(from.data != NULL);
    nd_array_list_of(&to, from.item_size, nd_allocator());
    struct aws_array_list old_from = from, old = to;
    size_t bytes = from.length * from.item_size;
    struct snap src = snap(from.data, from.current_size), rest = snap(to.data, to.current_size);

    int rc = aws_array_list_copy(&from, &to);

    expect_array_list(&to);
    same_array_list(&from, old_from, src);
    assert(env_live() == 1 + (to.data != NULL));
    bool fits = old.current_size >= bytes;
#ifdef SEED_BUG
    if (fits || old.alloc) {
#else
    if (fits || (old.alloc && !env_oom())) {
#endif
        expect_ok(rc);
        assert(to.length == from.length && to.alloc == old.alloc && to.item_size == old.item_size);
        assert(!src.on || src.i >= bytes || ((uint8_t *)to.data)[src.i] == src.v);
        if (fits) {
            assert(to.data == old.data && to.current_size == old.current_size);
            assert(!rest.on || rest.i < bytes || ((uint8_t *)to.data)[rest.i] == rest.v);
        } else {
            assert(to.current_size >= bytes);
        }
    } else {
        expect_error(rc, old.alloc ? AWS_ERROR_OOM : AWS_ERROR_DEST_COPY_TOO_SMALL);
        same_array_list(&to, old, rest);
    }
    return 0;
}
