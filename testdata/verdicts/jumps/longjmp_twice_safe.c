// verdict: SUCCESSFUL
// check: invalid-jump
// why: the buffer is filled again before the second jump
#include <setjmp.h>
int nondet_int(void);
static jmp_buf buf;
static int protect(void) {
	if (setjmp(buf))
		return 1;
	if (nondet_int())
		longjmp(buf, 1);
	return 0;
}
int main(void) {
	int failed = protect();
	if (nondet_int() == 7) {
		if (setjmp(buf))
			return 2;
		longjmp(buf, 2);
	}
	return failed;
}
