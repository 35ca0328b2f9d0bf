// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: The loop frees both nodes of the list.
#include <stdlib.h>
struct n { struct n *next; };
static void run(void) {
  struct n *a = malloc(sizeof *a);
  if (!a) return;
  a->next = malloc(sizeof *a);
  if (a->next) a->next->next = 0;
 while (a) {
   struct n *next = a->next;
   free(a);
   a = next;
 }
}
int main(void) {
  for (int i = 0; i < 3; i++) run();
  return 0;
}
