// verdict: SUCCESSFUL
// why: a parameter that is changed behind a jump's last chance
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
int nondet_int(void);
static int run(int n) {
	int first = n;
	if (setjmp(back))
		return n - first;
	if (n > 100)
		longjmp(back, 1);
	n = 100;
	return 0;
}
int main(void) {
	int n = nondet_int() & 127;
	assert(run(n) == 0);
	return 0;
}
