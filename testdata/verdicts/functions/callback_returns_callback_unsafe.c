// verdict: FAILED
// property: assertion line 14
// why: states as functions that give the next one
#include <assert.h>
#include <stddef.h>
typedef struct state { struct state (*run)(int *); } state;
static state two(int *n);
static state one(int *n) { *n += 1; return (state){*n < 5 ? two : NULL}; }
static state two(int *n) { *n *= 2; return (state){*n < 8 ? one : NULL}; }
int main(void) {
	int n = 0;
	for (state s = {one}; s.run;)
		s = s.run(&n);
	assert(n == 6);
	return 0;
}
