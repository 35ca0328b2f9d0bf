// verdict: SUCCESSFUL
// why: in6addr_any is 16 zeros, and in6addr_loopback ends with a one.
#include <assert.h>
#include <netinet/in.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned k = nondet_uint() % 16;
	assert(in6addr_any.s6_addr[k] == 0);
	assert(in6addr_loopback.s6_addr[k] == (k == 15));
	return 0;
}
