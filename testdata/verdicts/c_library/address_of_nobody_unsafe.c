// verdict: FAILED
// property: assertion line 9
// why: in6addr_any is 16 zeros; in6addr_loopback is not.
#include <assert.h>
#include <netinet/in.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned k = nondet_uint() % 16;
	assert(in6addr_loopback.s6_addr[k] == 0);
	return 0;
}
