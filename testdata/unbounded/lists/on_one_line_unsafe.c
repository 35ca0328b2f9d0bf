// verdict: FAILED
// why: the thirtieth node is freed twice; both loops are on one line
#include <stdlib.h>
_Bool nondet_bool(void);
typedef struct node { int v; struct node *next; } item;
int main(void) { int k = 0; item *h = 0; while (nondet_bool()) { item *n = malloc(sizeof *n); if (!n) break; n->v = 1; n->next = h; h = n; } while (h) { item *n = h->next; if (++k == 30) free(h); free(h); h = n; } return 0; }
