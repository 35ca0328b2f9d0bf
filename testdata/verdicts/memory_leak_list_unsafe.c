// verdict: FAILED
// property: memory_leak
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
static char scrub(void) {
  volatile char s[512];
  for (int i = 0; i < 8; i++) s[i] = 0;
  return s[7];
}
int main(void) {
  run();
  return scrub();
}
