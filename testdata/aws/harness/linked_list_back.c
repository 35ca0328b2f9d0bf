// aws_linked_list_back: the last node of a list that has one; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects &n[0]
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    assume(len > 0);
    seq_of(seq, n);
    node *r = aws_linked_list_back(&l);
#ifdef SEED_BUG
    assert(r == &n[0]);
#else
    assert(r == &n[len - 1]);
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
