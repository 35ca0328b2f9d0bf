// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: The jump goes past the free.
#include <setjmp.h>
#include <stdlib.h>
static jmp_buf back;
int nondet_int(void);
static void work(int x) {
  char *p = malloc(10);
  if (!p)
    return;
  if (x > 5)
    longjmp(back, 1);
  free(p);
}
int main(void) {
  if (setjmp(back) == 0)
    work(nondet_int());
  return 0;
}
