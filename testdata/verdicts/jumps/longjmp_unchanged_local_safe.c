// verdict: SUCCESSFUL
// why: variables that were not changed keep their values, static ones and what pointers lead to always
#include <assert.h>
#include <setjmp.h>
#include <stdlib.h>
static jmp_buf back;
static void stop(int *p) {
	*p = 7;
	longjmp(back, 1);
}
int nondet_int(void);
int main(void) {
	static int count;
	int kept = nondet_int(), pair[2] = {kept, 2};
	int *heap = malloc(sizeof *heap);
	if (!heap)
		return 0;
	if (setjmp(back) == 0) {
		count++;
		if (kept == 3)
			stop(heap);
		*heap = 7;
	}
	assert(count == 1 && *heap == 7 && pair[0] == kept && pair[1] == 2);
	free(heap);
	return 0;
}
