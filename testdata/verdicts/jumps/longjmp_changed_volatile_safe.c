// verdict: SUCCESSFUL
// why: a volatile variable keeps its value
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
static void stop(void) { longjmp(back, 1); }
int main(void) {
	volatile int steps = 0;
	volatile char text[2] = {'a', 'b'};
	if (setjmp(back) == 0) {
		steps++;
		text[1] = 'c';
		stop();
	}
	assert(steps == 1 && text[0] == 'a' && text[1] == 'c');
	return 0;
}
