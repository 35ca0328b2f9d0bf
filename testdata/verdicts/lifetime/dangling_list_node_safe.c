// verdict: SUCCESSFUL
// why: The head is moved on before the node is freed.
#include <stdlib.h>
struct n { int v; struct n *next; };
int main(void) {
  struct n *b = calloc(1, sizeof *b), *a = calloc(1, sizeof *a);
  if (!a || !b) return 0;
  a->next = b;
  struct n *h = a;
 h = h->next;
  free(a);
  h->v = 1;
  return 0;
}
