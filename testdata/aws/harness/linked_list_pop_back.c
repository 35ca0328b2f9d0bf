// aws_linked_list_pop_back: the last node of a list that has one is taken out and reset; the others keep their order.
// category: linked_list
// sources: -
// bug: the specification takes the node at the other end
#include "llist.h"

int main(void) {
    struct aws_linked_list l;
    node n[MAX_NODES], *seq[MAX_NODES + 1];
    size_t len = nd_linked_list(&l, n);
    assume(len > 0);
    seq_of(seq, n);
    node *r = aws_linked_list_pop_back(&l);
#ifdef SEED_BUG
    assert(r == &n[0]);
#else
    assert(r == &n[len - 1]);
#endif
    assert(r->next == NULL && r->prev == NULL);
    seq_remove(seq, len - 1);
    expect_linked_list(&l, seq, len - 1);
    return 0;
}
