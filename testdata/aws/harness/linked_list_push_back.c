// aws_linked_list_push_back: the node becomes the last, all others keep their order.
// category: linked_list
// sources: -
// bug: the specification expects the new node in front
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], new, *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    seq_of(seq, n);

    aws_linked_list_push_back(&l, &new);

#ifdef SEED_BUG
    for (size_t i = MAX_NODES; i > 0; i--) {
        seq[i] = seq[i - 1];
    }
    seq[0] = &new;
#else
    seq[len] = &new;
#endif
    expect_linked_list(&l, seq, len + 1);
    return 0;
}
