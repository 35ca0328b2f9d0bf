// verdict: INCONCLUSIVE
// flags: --sv-comp --prp=with/unreach-call.prp
// why: The jump leads nowhere, which the property does not ask about.
#include <setjmp.h>
extern void reach_error(void);
static jmp_buf there;
int main(void) {
  longjmp(there, 1);
  return 0;
}
