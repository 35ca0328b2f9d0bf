// verdict: FAILED
// property: pointer_dereference line 9
// why: the block of a local variable is left by a jump within the function
#include <setjmp.h>
static jmp_buf start;
static int *kept;
int main(void) {
	if (setjmp(start))
		return *kept;
	{
		int count = 0;
		kept = &count;
		longjmp(start, 1);
	}
}
