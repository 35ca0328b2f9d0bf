// verdict: FAILED
// property: assertion line 10
// flags: --no-undefined-shift-check
// why: nobody asks for the count of the shift, so that its result may be anything and the execution goes on
#include <assert.h>
typedef unsigned v4 __attribute__((vector_size(16)));
unsigned nondet_uint(void);
int main(void) {
	v4 a = {1, 2, 3, 4}, n = {32, 1, 1, 1};
	assert((a << n)[0] == 1);
	return 0;
}
