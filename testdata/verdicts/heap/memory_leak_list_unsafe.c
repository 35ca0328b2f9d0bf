// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: Only the head is freed, its successor is lost.
#include <stdlib.h>
struct n { struct n *next; };
static void run(void) {
  struct n *a = malloc(sizeof *a);
  if (!a) return;
  a->next = malloc(sizeof *a);
  if (a->next) a->next->next = 0;
 free(a);
 a = 0;
}
int main(void) {
  for (int i = 0; i < 3; i++) run();
  return 0;
}
