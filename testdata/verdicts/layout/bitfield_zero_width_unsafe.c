// verdict: FAILED
// property: assertion line 8
// why: a bit-field of width 0 ends the unit
#include <assert.h>
#include <stddef.h>
struct s { char a : 3;  char b : 3; char end; };
int main(void) {
	assert(offsetof(struct s, end) == 5);
	return 0;
}
