// verdict: SUCCESSFUL
// why: the list is built by the first loop and freed by the second; both are on one line, so that only columns tell them apart
#include <stdlib.h>
_Bool nondet_bool(void);
typedef struct node { int v; struct node *next; } item;
int main(void) { item *h = 0; while (nondet_bool()) { item *n = malloc(sizeof *n); if (!n) break; n->v = 1; n->next = h; h = n; } while (h) { item *n = h->next; free(h); h = n; } return 0; }
