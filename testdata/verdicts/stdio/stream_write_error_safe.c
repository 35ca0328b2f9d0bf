// verdict: SUCCESSFUL
// why: what could not be written is told by the result and by the indicator, which stays
#include <assert.h>
#include <stdio.h>
int main(void) {
	_Bool bad = fputc('x', stdout) == EOF;
	bad |= puts("text") == EOF;
	bad |= fwrite("abc", 1, 3, stdout) < 3;
	bad |= printf("%d\n", 5) < 0;
	bad |= fflush(stdout) != 0;
	assert(!ferror(stdout) == !bad);
	assert(!ferror(stdin) && !feof(stdout));
	return 0;
}
