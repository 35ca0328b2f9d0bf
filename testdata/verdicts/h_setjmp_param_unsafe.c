// verdict: FAILED
// property: assertion line 9
// why: x
#include <setjmp.h>
#include <assert.h>
static jmp_buf b;
static int f(int n) { if (setjmp(b)) return n; n++; longjmp(b, 1); }
int main(void) {
 assert(f(1) == 2);
 return 0; }
