// aws_linked_list_prev: the preceding node, at any place of the list, its reverse end included; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects the end in any case
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n), at = nd_upto(len);
    seq_of(seq, n);
    node *r = aws_linked_list_prev(at < len ? &n[at] : &l.tail);
#ifdef SEED_BUG
    assert(r == &l.head);
#else
    assert(r == (at ? &n[at - 1] : &l.head));
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
