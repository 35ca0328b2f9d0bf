// verdict: SUCCESSFUL
// why: memmove may overlap
#include <string.h>
int nondet_int(void);
int main(void) {
	char x[8] = "1234567", y[8] = "abcdefg";
	char *from = nondet_int() ? x : y;
	memmove(x + 2, from, 4);
	return x[3];
}
