// verdict: SUCCESSFUL
// why: Small numbers as pointers are no objects; they come back as they were.
#include <assert.h>
#include <stdint.h>
static void *slots[4];
int nondet_int(void);
int main(void) {
  int n = nondet_int(), x;
  slots[1] = (void *)(intptr_t)n;
  slots[2] = (void *)1;
  assert((int)(intptr_t)slots[1] == n && slots[2] != (void *)&x && slots[2] != slots[3]);
  return 0;
}
