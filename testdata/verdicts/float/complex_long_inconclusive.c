// verdict: INCONCLUSIVE
// why: functions of long double that are not exact are not supported
#include <assert.h>
#include <complex.h>
int main(void) {
	assert(cabsl(3.0L + 4.0L * I) > 4);
	return 0;
}
