// verdict: SUCCESSFUL
// why: the destination starts behind the source's last byte
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
	char b[32] = {0};
	unsigned n = nondet_uint() % 8, to = nondet_uint() % 16;
	if (to + n > 32)
		return 0;
	if (to >= n)
		memcpy(b + to, b, n);
	return b[0];
}
