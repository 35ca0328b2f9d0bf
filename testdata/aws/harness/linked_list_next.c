// aws_linked_list_next: the following node, at any place of the list, its end included; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects the end in any case
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n), at = nd_upto(len);
    seq_of(seq, n);
    node *r = aws_linked_list_next(at ? &n[at - 1] : &l.head);
#ifdef SEED_BUG
    assert(r == &l.tail);
#else
    assert(r == (at < len ? &n[at] : &l.tail));
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
