// verdict: FAILED
// property: pointer_dereference line 18
// why: setjmp in one block, the variable in one inside of it, the jump in a function
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
		if (setjmp(start) == 0) {
			int inner[2] = {i, i};
			stop(i ? inner : here);
		}
		if (kept[1] != i)
			return 1;
	}
	return 0;
}
