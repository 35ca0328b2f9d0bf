// verdict: FAILED
// property: assertion line 7
// why: a local variable's bytes that no member of the initialiser covers have any value (C11 6.2.6.1p7)
#include <assert.h>
int main(void) {
	union { char low; int all[8]; } u = {7};
	assert(u.all[3] == 0);
	return 0;
}
