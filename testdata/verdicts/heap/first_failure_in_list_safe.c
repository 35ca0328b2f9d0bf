// verdict: SUCCESSFUL
// flags: --case-split=always
// why: the newest node tells how many there are, whichever allocation fails first.
#include <assert.h>
#include <stdlib.h>

struct node {
    struct node *next;
    int value;
};

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 4; i++) {
        struct node *n = malloc(sizeof *n);
        if (!n) break;
        n->next = list;
        n->value = i;
        list = n;
    }
    int length = 0;
    for (struct node *n = list; n; n = n->next)
        length++;
    assert(length == (list ? list->value + 1 : 0));
    while (list) {
        struct node *n = list->next;
        free(list);
        list = n;
    }
    return 0;
}
