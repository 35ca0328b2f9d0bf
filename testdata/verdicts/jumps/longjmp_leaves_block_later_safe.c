// verdict: SUCCESSFUL
// why: a variable of the function's block that is declared behind setjmp lives on
#include <setjmp.h>
static jmp_buf start;
static volatile int *kept;
int main(void) {
	if (setjmp(start))
		return *kept;
	volatile int count = 0;
	kept = &count;
	longjmp(start, 1);
}
