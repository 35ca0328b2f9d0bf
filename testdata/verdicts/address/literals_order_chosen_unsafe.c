// verdict: FAILED
// property: assertion line 12
// check: assertion
// why: some[1] may be a, and then its end lies three behind a
#include <assert.h>
int nondet_int(void);
int main(void) {
	const char *a = "abc", *some[] = {"xy", "abc"};
	int i = nondet_int();
	if (i < 0 || i > 1 || some[i] != a)
		return 0;
	assert(some[i] + 3 - a == 2);
}
