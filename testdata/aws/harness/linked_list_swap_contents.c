// aws_linked_list_swap_contents: each list holds the nodes of the other in their order; empty lists too.
// category: linked_list
// sources: -
// bug: the specification expects the first list to stay
#include "llist.h"

int main(void) {
    struct aws_linked_list a, b;
    node na[MAX_NODES], nb[MAX_NODES], *sa[MAX_NODES + 1], *sb[MAX_NODES + 1];
    size_t la = nd_linked_list(&a, na), lb = nd_linked_list(&b, nb);
    seq_of(sa, na);
    seq_of(sb, nb);

    aws_linked_list_swap_contents(&a, &b);

#ifdef SEED_BUG
    expect_linked_list(&a, sa, la);
#else
    expect_linked_list(&a, sb, lb);
#endif
    expect_linked_list(&b, sa, la);
    return 0;
}
