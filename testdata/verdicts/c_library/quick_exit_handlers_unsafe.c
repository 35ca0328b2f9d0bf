// verdict: FAILED
// property: assertion line 7
// why: quick_exit runs what at_quick_exit was given
#include <assert.h>
#include <stdlib.h>
static void a(void) {
	assert(0);
}
int main(void) {
	at_quick_exit(a);
	quick_exit(1);
}
