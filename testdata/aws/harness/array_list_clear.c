// aws_array_list_clear: no items any more, the same storage.
// category: array_list
// sources: -
// bug: the specification expects the storage to be released
#include "list.h"

int main(void) {
    struct aws_array_list l;
    if (nd_bool()) {
        memset(&l, 0, sizeof l);
    } else {
        nd_array_list(&l);
    }
    struct aws_array_list old = l;
    struct snap all = snap(l.data, l.current_size);

    aws_array_list_clear(&l);

#ifdef SEED_BUG
    assert(l.data == NULL);
#endif
    assert(l.length == 0);
    old.length = 0;
    same_array_list(&l, old, all);
    assert(env_live() == (old.data != NULL));
    return 0;
}
