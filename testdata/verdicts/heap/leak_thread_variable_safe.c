// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --prp=with/memsafety.prp
// why: at the end of the thread a static variable leads to the block; without pthread_exit the thread's variables are there until the program ends
#include <pthread.h>
#include <stdlib.h>
static _Thread_local char *last;
static char *first;
int nondet_int(void);
int main(void) {
	if (nondet_int()) {
		last = malloc(3);
		return 0;
	}
	first = malloc(3);
	pthread_exit(NULL);
}
