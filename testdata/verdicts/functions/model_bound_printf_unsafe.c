// verdict: FAILED
// property: assertion line 8
// flags: --unwind=2 --no-unwinding-assertions
// why: what follows a library function is reached, however small the bound
#include <assert.h>
#include <stdio.h>
int main(void) {
	assert(printf("%5d|%-4u|\n", 77, 5u) < 12);
	return 0;
}
