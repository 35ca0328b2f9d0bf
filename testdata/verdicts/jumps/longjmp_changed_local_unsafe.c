// verdict: FAILED
// property: assertion line 13
// why: a local variable that is not volatile and was changed since the setjmp has any value
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
int main(void) {
	int steps = 0;
	if (setjmp(back) == 0) {
		steps = 1;
		longjmp(back, 1);
	}
	assert(steps == 1);
	return 0;
}
