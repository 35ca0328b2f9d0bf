// verdict: INCONCLUSIVE
// why: The variable is one of the checker's own, with a value that is not any value.
#include <assert.h>
extern int __ESBMC_rounding_mode;
int main(void) {
  assert(__ESBMC_rounding_mode == 0);
  return 0;
}
