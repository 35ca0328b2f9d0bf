// verdict: SUCCESSFUL
// why: the variable of a loop is not changed between setjmp and longjmp
#include <setjmp.h>
#include <assert.h>
static jmp_buf b;
static void g(int i) { if (i == 1) longjmp(b, i); }
int main(void) { int sum = 0; for (int i = 0; i < 3; i++) { if (setjmp(b) == 0) { g(i); } sum += i; } assert(sum == 3); return 0; }
