// aws_linked_list_insert_before: the node stands right before the given one, at any place of the list; the others keep their order.
// category: linked_list
// sources: -
// bug: the specification expects it at the other side of the given node
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], new, *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n), at = nd_upto(len);
    seq_of(seq, n);

    aws_linked_list_insert_before(at < len ? &n[at] : &l.tail, &new);

#ifdef SEED_BUG
    at = at < len ? at + 1 : at;
#endif
    seq_insert(seq, at, &new);
    expect_linked_list(&l, seq, len + 1);
    return 0;
}
