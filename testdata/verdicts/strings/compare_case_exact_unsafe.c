// verdict: FAILED
// property: assertion line 9
// check: assertion
// why: strcasecmp promises the sign only
#include <assert.h>
#include <strings.h>
int main(void) {
	int d = strcasecmp("Zoo", "apes");
	assert(d > 0 && d < 128);
}
