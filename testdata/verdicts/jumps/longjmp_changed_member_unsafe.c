// verdict: FAILED
// property: assertion line 8
// why: a member of a structure was changed since the setjmp
#include <setjmp.h>
#include <assert.h>
static jmp_buf b;
int main(void) { struct { int a, b; } s = {1, 2}; if (setjmp(b) == 0) { s.b = 3; longjmp(b, 2); }
	assert(s.b == 3);
	return 0; }
