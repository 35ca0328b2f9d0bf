// verdict: SUCCESSFUL
// flags: --no-pointer-relation-check
// why: A pointer made of any integer is tested as a pointer and then used.
#include <assert.h>
#include <stdint.h>
static char pool[32];
uintptr_t nondet_address(void);
int main(void) {
  char *p = (char *)nondet_address();
  if (p < pool || p >= pool + sizeof pool)
    return 0;
  *p = 1;
  return 0;
}
