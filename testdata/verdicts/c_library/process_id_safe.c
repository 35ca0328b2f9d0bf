// verdict: SUCCESSFUL
// why: a process has one number, and pages of one size
#include <assert.h>
#include <unistd.h>
int main(void) {
	long page = sysconf(_SC_PAGESIZE);
	assert(getpid() > 0 && getpid() == getpid() && 8192 / page > 0);
	return 0;
}
