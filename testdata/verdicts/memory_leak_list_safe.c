// verdict: SUCCESSFUL
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
static char scrub(void) {
  volatile char s[512];
  for (int i = 0; i < 8; i++) s[i] = 0;
  return s[7];
}
int main(void) {
  run();
  return scrub();
}
