// verdict: SUCCESSFUL
// check: use-after-scope
// why: the handler runs while the thread is there
#include <pthread.h>
#include <stdlib.h>
static _Thread_local int n;
static int *p;
static void show(void) {
	if (*p)
		abort();
}
int main(void) {
	p = &n;
	atexit(show);
	exit(0);
}
