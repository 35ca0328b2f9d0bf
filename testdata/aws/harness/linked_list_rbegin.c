// aws_linked_list_rbegin: the last node, or the reverse end of an empty list; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects &n[MAX_NODES - 1]
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    seq_of(seq, n);
    node *r = aws_linked_list_rbegin(&l);
#ifdef SEED_BUG
    assert(r == &n[MAX_NODES - 1]);
#else
    assert(r == (len ? &n[len - 1] : &l.head));
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
