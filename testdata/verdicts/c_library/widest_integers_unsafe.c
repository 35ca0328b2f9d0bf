// verdict: FAILED
// property: assertion line 8
// why: the effective user may change when the program asks for it
#include <assert.h>
#include <unistd.h>
int main(void) {
	uid_t me = geteuid();
	assert(seteuid(0) != 0 || geteuid() == me);
	return 0;
}
