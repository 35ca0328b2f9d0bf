// verdict: FAILED
// property: assertion line 14
// why: nor is it the value that it had at the setjmp
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
static void stop(void) { longjmp(back, 1); }
int main(void) {
	int steps = 0;
	if (setjmp(back) == 0) {
		steps++;
		stop();
	}
	assert(steps == 0 || steps == 1);
	return 0;
}
