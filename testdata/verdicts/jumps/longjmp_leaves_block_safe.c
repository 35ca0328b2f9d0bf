// verdict: SUCCESSFUL
// why: the variable belongs to the block that setjmp is called in
#include <setjmp.h>
static jmp_buf start;
static int *kept;
int main(void) {
	volatile int count = 0;
	if (setjmp(start))
		return *kept;
	{
		kept = (int *)&count;
		longjmp(start, 1);
	}
}
