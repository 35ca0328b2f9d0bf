// aws_linked_list_init: an empty list, whatever the memory held.
// category: linked_list
// sources: -
// bug: the specification expects a circular list
#include "llist.h"

int main(void) {
    struct aws_linked_list *l = env_object(sizeof *l);
    node *seq[MAX_NODES + 1] = {0};
    aws_linked_list_init(l);
    expect_linked_list(l, seq, 0);
#ifdef SEED_BUG
    assert(l->tail.next == &l->head);
#endif
    return 0;
}
