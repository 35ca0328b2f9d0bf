// verdict: SUCCESSFUL
// why: quick_exit runs what at_quick_exit was given, and nothing else
#include <assert.h>
#include <stdlib.h>
static int n;
static void a(void) {
	assert(0);
}
static void q(void) {
	assert(n == 1);
}
int main(void) {
	atexit(a);
	at_quick_exit(q);
	n = 1;
	quick_exit(0);
}
