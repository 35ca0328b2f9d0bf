// verdict: FAILED
// property: assertion line 15
// why: a local array of which one element was changed by a function
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
static void stop(int *p) {
	p[1] = 5;
	longjmp(back, 1);
}
int main(void) {
	int v[3] = {1, 2, 3};
	if (setjmp(back) == 0)
		stop(v);
	assert(v[1] == 5);
	return 0;
}
