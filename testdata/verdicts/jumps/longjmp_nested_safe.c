// verdict: SUCCESSFUL
// why: the inner handler catches first and passes on
#include <assert.h>
#include <setjmp.h>
#include <string.h>
static jmp_buf *handler;
static int log_[4], count;
static void raise_(int code) { longjmp(*handler, code); }
static void inner(int code) {
	jmp_buf own, *outer = handler;
	volatile int entered = code;
	handler = &own;
	int r = setjmp(own);
	if (r == 0)
		raise_(entered);
	handler = outer;
	log_[count++] = r;
	raise_(r + 1);
}
int main(void) {
	jmp_buf top;
	handler = &top;
	int r = setjmp(top);
	if (r == 0)
		inner(5);
	assert(count == 1 && log_[0] == 5);
	assert(r == 6);
	return 0;
}
