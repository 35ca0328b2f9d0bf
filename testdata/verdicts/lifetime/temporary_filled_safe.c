// verdict: SUCCESSFUL
// check: const-write
// why: the text is written into one of the two structures
#include <assert.h>
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
	snprintf((k ? &a : &b)->text, 8, "%d", k);
	assert(k ? a.text[0] == '0' + k : b.text[0] == '0');
	return a.text[0] == 0;
}
