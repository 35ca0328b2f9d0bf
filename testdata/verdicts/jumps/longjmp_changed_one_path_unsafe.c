// verdict: FAILED
// property: assertion line 18
// why: changed on one path only, by a parameter
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
int nondet_int(void);
static int run(int n) {
	int first = n;
	if (setjmp(back))
		return n > first;
	if (n > 100)
		n = 100;
	longjmp(back, 1);
}
int main(void) {
	int n = nondet_int() & 127;
	assert(run(n) <= 0);
	return 0;
}
