// verdict: FAILED
// property: overflow line 12
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: a length may be larger than the room
#include <stddef.h>
size_t nondet_size_t(void);
int main(void) {
	size_t room = 16, len = nondet_size_t();
	if (len > room + 1)
		return 0;
	size_t left = room - len;
	return left > 16;
}
