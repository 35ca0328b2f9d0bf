// verdict: FAILED
// property: free line 12
// check: invalid-free
// why: the pointer to the block that is to be freed was changed since the setjmp
#include <setjmp.h>
#include <stdlib.h>
static jmp_buf back;
static void work(void) { longjmp(back, 1); }
int main(void) {
	char *p = NULL;
	if (setjmp(back)) {
		free(p);
		return 1;
	}
	p = malloc(8);
	work();
	free(p);
	return 0;
}
