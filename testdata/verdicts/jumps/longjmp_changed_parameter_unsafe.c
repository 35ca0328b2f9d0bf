// verdict: FAILED
// property: assertion line 9
// why: a parameter that was changed since the setjmp has any value
#include <setjmp.h>
#include <assert.h>
static jmp_buf b;
static int f(int n) { if (setjmp(b)) return n; n++; longjmp(b, 1); }
int main(void) {
 assert(f(1) == 2);
 return 0; }
