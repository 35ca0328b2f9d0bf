// verdict: FAILED
// property: pointer_dereference line 11
// check: use-after-scope
// why: the handler runs when the last thread has ended, and with it the variable that it reads
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
	pthread_exit(NULL);
}
