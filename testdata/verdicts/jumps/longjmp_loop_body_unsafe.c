// verdict: FAILED
// property: pointer_dereference line 15
// why: the body of the loop that the jump leaves
#include <setjmp.h>
static jmp_buf out;
int main(void) {
	const char *volatile last = "";
	if (!setjmp(out))
		for (int i = 0;; i++) {
			char digit[2] = {(char)('0' + i), 0};
			last = digit;
			if (i == 2)
				longjmp(out, 1);
		}
	return last[0];
}
