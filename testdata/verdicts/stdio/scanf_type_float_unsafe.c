// verdict: FAILED
// property: undefined_behavior line 10
// check: call-type
// why: %f writes a float into a double, a member of a structure.
#include <stdio.h>
struct pair { int n; double x; };
int main(void) {
	struct pair p = {0, 0};
	const char *text = "1 2.5";
	if (sscanf(text, "%d %f", &p.n, &p.x) != 2)
		return 1;
	return 0;
}
