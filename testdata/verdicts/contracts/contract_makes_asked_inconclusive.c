// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract make
// why: the result may point to a block that the call has made, and no such block is there (*p is reached if malloc succeeds)
#include <stdlib.h>
char *make(void)
__CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == 0 || __CPROVER_r_ok(__CPROVER_return_value, 100000))
{ return malloc(100000); }
int main(void) {
  char *p = make();
  if (p)
    *(int *)0 = 1;
  return 0;
}
