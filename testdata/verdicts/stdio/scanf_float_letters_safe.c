// verdict: SUCCESSFUL
// why: %F and %A read floating-point numbers (C99)
#include <assert.h>
#include <stdio.h>
int main(void) {
	float f;
	double d;
	assert(sscanf("1.5 2.5", "%F %lA", &f, &d) == 2 && f == 1.5f && d == 2.5);
	return 0;
}
