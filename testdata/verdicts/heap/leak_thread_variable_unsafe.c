// verdict: FAILED
// property: memory_leak
// check: leak-reachable
// flags: --prp=with/memsafety.prp
// why: a variable of the thread led to the block, and is gone when the thread has ended (C11 6.2.4p4): nothing leads to it at the program's end
#include <pthread.h>
#include <stdlib.h>
static _Thread_local char *last;
int main(void) {
	last = malloc(3);
	pthread_exit(NULL);
}
