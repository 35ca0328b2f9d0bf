// aws_linked_list_node_reset: both links become NULL.
// category: linked_list
// sources: -
// bug: the specification expects the node to point to itself
#include "llist.h"

int main(void) {
    node *n = env_object(sizeof *n);
    aws_linked_list_node_reset(n);
#ifdef SEED_BUG
    assert(n->next == n);
#else
    assert(n->next == NULL);
#endif
    assert(n->prev == NULL);
    return 0;
}
