// verdict: FAILED
// property: division_by_zero line 9
// why: a system need not know how many processors there are, which is -1
#include <unistd.h>
int main(void) {
	long n = sysconf(_SC_NPROCESSORS_ONLN);
	if (n > 1000)
		n = 1000;
	return (int)(100 / (n + 1));
}
