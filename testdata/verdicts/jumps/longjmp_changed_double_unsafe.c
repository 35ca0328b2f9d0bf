// verdict: FAILED
// property: assertion line 9
// why: a double was changed since the setjmp
#include <setjmp.h>
#include <assert.h>
static jmp_buf b;
static void up(void) { longjmp(b, 1); }
int main(void) { double d = 1; if (!setjmp(b)) { d = 2; up(); }
	assert(d >= 1);
	return 0; }
