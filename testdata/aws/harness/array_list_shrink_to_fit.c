// aws_array_list_shrink_to_fit: an owned list has exactly the storage of its items; a static one is refused; failure changes nothing.
// category: array_list
// sources: array_list.c
// bug: the specification says that a static list shrinks too
#include "list.h"

int main(void) {
    struct aws_array_list l;
    nd_array_list(&l);
#ifndef SHOW_LIBRARY_LEAK
    /* A defect of the library, visible with -DSHOW_LIBRARY_LEAK: an owned list without items forgets its storage unreleased. */
    assume(l.length > 0 || l.data == NULL || l.alloc == NULL);
#endif
    struct aws_array_list old = l;
    struct snap bytes = snap(l.data, l.length * l.item_size), all = snap(l.data, l.current_size);

    int rc = aws_array_list_shrink_to_fit(&l);

    expect_array_list(&l);
    assert(env_live() == (l.data != NULL));
#ifndef SEED_BUG
    if (!old.alloc) {
        expect_error(rc, AWS_ERROR_LIST_STATIC_MODE_CANT_SHRINK);
        same_array_list(&l, old, all);
    } else
#endif
    if (env_oom()) {
        expect_error(rc, AWS_ERROR_OOM);
        same_array_list(&l, old, all);
    } else {
        expect_ok(rc);
        assert(l.length == old.length && l.item_size == old.item_size && l.alloc == old.alloc);
        assert(l.current_size == l.length * l.item_size);
        same(bytes, l.data);
        assert(l.data == old.data || l.current_size < old.current_size); /* nothing to give back: left alone */
    }
    return 0;
}
