// verdict: SUCCESSFUL
// why: An arena rounds the next address up before it looks whether there is room: what it gives out lies in its block and is aligned.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
unsigned char nondet_uchar(void);
struct arena { char *next; size_t left; };
static void *take(struct arena *a, size_t size) {
  uintptr_t start = (uintptr_t)a->next, rounded = (start + 7) / 8 * 8;
  size_t need = size + (rounded - start);
  if (need > a->left) return NULL;
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
