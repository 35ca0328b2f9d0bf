// verdict: SUCCESSFUL
// why: the elements that were not changed
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
	assert(v[0] == 1 && v[2] == 3);
	return 0;
}
