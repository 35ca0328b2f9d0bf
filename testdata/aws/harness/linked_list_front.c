// aws_linked_list_front: the first node of a list that has one; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects &n[len - 1]
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    assume(len > 0);
    seq_of(seq, n);
    node *r = aws_linked_list_front(&l);
#ifdef SEED_BUG
    assert(r == &n[len - 1]);
#else
    assert(r == &n[0]);
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
