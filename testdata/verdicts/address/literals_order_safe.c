// verdict: SUCCESSFUL
// check: pointer-comparison
// why: literals that turn out to be one object can be ordered and subtracted, and so can one and its tail
#include <assert.h>
int main(void) {
	const char *a = "abc", *b = "abc", *tail = "bc";
	if (a == b)
		assert(a <= b && !(a < b) && a - b == 0 && a + 1 - b == 1);
	if (a + 1 == tail)
		assert(tail > a && tail - a == 1);
	const char *some[] = {"abc", "xy"};
	for (int i = 0; i < 2; i++)
		if (some[i] == a)
			assert(some[i] + 2 - a == 2 && some[i] < a + 1);
}
