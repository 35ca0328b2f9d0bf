// verdict: FAILED
// property: pointer_dereference line 25
// why: An arena looks whether there is room before it rounds the next address up: the number may end behind its block.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
unsigned char nondet_uchar(void);
struct arena { char *next; size_t left; };
static void *take(struct arena *a, size_t size) {
  uintptr_t start = (uintptr_t)a->next, rounded = (start + 7) / 8 * 8;
  size_t need = size + (rounded - start);
  if (size > a->left) return NULL;
  a->next += need;
  a->left -= need;
  return (char *)rounded;
}
int main(void) {
  char *block = malloc(60);
  if (!block) return 0;
  struct arena a = {block, 60};
  unsigned char n = nondet_uchar() % 60;
  char *text = take(&a, n);
  uint64_t *number = take(&a, sizeof *number);
  if (text && number) {
    *number = 7;
    for (int i = 0; i < n; i += 8) text[i] = 1;
    assert(*number == 7);
    assert((uintptr_t)number % 8 == 0);
  }
  free(block);
  return 0;
}
