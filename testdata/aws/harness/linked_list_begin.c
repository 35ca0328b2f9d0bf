// aws_linked_list_begin: the first node, or the end of an empty list; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects &n[0]
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    seq_of(seq, n);
    node *r = aws_linked_list_begin(&l);
#ifdef SEED_BUG
    assert(r == &n[0]);
#else
    assert(r == (len ? &n[0] : &l.tail));
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
