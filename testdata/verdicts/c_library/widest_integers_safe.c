// verdict: SUCCESSFUL
// why: the widest integers are read like others; the user who runs the program stays the same
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <unistd.h>
int main(void) {
	char text[] = "-12x", *end;
	assert(strtoimax(text, &end, 10) == -12 && *end == 'x');
	assert(strtoumax("0x1f", 0, 0) == 31);
	errno = 0;
	assert(strtoimax("9223372036854775808", 0, 10) == INTMAX_MAX && errno == ERANGE);
	uid_t me = getuid();
	assert(getuid() == me && getgid() == getgid());
	return 0;
}
