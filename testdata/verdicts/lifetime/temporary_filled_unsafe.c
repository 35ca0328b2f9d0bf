// verdict: FAILED
// property: pointer_dereference line 16
// check: const-write
// why: a text is written into the array of a structure that is chosen, not into one of the two
#include <stdio.h>
struct name {
	char text[8];
};
int nondet_int(void);
int main(void) {
	struct name a = {"a"}, b = {"b"};
	int k = nondet_int();
	if (k < 0 || k > 9)
		return 0;

	snprintf((k ? a : b).text, 8, "%d", k);
	return a.text[0];
}
