// verdict: SUCCESSFUL
// why: the variable belongs to the block that setjmp is called in, an inner one
#include <setjmp.h>
static jmp_buf start;
static int *kept;
static void stop(int *p) {
	kept = p;
	longjmp(start, 1);
}
int main(void) {
	for (int i = 0; i < 2; i++) {
		int here[2] = {i, i};
		if (setjmp(start) == 0)
			stop(here);
		if (kept[1] != i)
			return 1;
	}
	return 0;
}
