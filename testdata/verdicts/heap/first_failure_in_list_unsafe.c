// verdict: FAILED
// property: assertion line 25
// flags: --case-split=always
// why: where the third allocation fails, the list has two nodes and not three. Cases are told apart by the first allocation that fails.
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
    assert(length != 2);
    while (list) {
        struct node *n = list->next;
        free(list);
        list = n;
    }
    return 0;
}
