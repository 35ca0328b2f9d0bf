// aws_linked_list_end: the tail; nothing changes.
// category: linked_list
// sources: -
// bug: the specification expects l.tail.prev
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    seq_of(seq, n);
    const node *r = aws_linked_list_end(&l);
#ifdef SEED_BUG
    assert(r == l.tail.prev);
#else
    assert(r == (&l.tail));
#endif
    expect_linked_list(&l, seq, len);
    return 0;
}
