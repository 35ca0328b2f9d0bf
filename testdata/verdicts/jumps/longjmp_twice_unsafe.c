// verdict: FAILED
// property: undefined_behavior line 17
// check: invalid-jump
// why: the function that filled the buffer has returned
#include <setjmp.h>
int nondet_int(void);
static jmp_buf buf;
static int protect(void) {
	if (setjmp(buf))
		return 1;
		longjmp(buf, 1);
	return 0;
}
int main(void) {
	int failed = protect();
	if (nondet_int() == 7) {
		longjmp(buf, 2);
	}
	return failed;
}
