// verdict: FAILED
// property: array_bounds line 11
// why: opening may fail
#include <fcntl.h>
#include <unistd.h>
static int users[64];
int main(void) {
	int fd = open("/no/such/file", O_RDONLY);
	if (fd >= 64)
		return 1;
	users[fd]++;
	return close(fd);
}
