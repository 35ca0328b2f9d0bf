// verdict: SUCCESSFUL
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: the smaller is taken from the larger
#include <stddef.h>
size_t nondet_size_t(void);
int main(void) {
	size_t room = 16, len = nondet_size_t();
	if (len > room)
		return 0;
	size_t left = room - len;
	return left > 16;
}
