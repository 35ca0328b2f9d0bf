// aws_linked_list_remove: the node is taken out and reset, at any place of the list; the others keep their order.
// category: linked_list
// sources: -
// bug: the specification says that the node keeps its links
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    assume(len > 0);
    size_t at = nd_below(len);
    seq_of(seq, n);

    aws_linked_list_remove(&n[at]);

#ifdef SEED_BUG
    assert(n[at].next != NULL);
#else
    assert(n[at].next == NULL && n[at].prev == NULL);
#endif
    seq_remove(seq, at);
    expect_linked_list(&l, seq, len - 1);
    return 0;
}
