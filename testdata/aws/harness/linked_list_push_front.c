// aws_linked_list_push_front: the node becomes the first, all others keep their order.
// category: linked_list
// sources: -
// bug: the specification expects the new node at the back
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], new, *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    seq_of(seq, n);

    aws_linked_list_push_front(&l, &new);

#ifdef SEED_BUG
    seq_insert(seq, len, &new);
#else
    seq_insert(seq, 0, &new);
#endif
    expect_linked_list(&l, seq, len + 1);
    return 0;
}
