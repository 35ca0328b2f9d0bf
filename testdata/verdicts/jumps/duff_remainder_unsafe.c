// verdict: FAILED
// property: pointer_dereference line 11
// why: the rest is counted from n + 8
#include <string.h>
unsigned nondet_uint(void);
static void copy(char *to, const char *from, unsigned n) {
	unsigned rounds = (n + 8) / 8;
	if (n == 0)
		return;
	switch (n % 8) {
	case 0: do { *to++ = *from++;
	case 7: *to++ = *from++;
	case 6: *to++ = *from++;
	case 5: *to++ = *from++;
	case 4: *to++ = *from++;
	case 3: *to++ = *from++;
	case 2: *to++ = *from++;
	case 1: *to++ = *from++; } while (--rounds > 0);
	}
}
int main(void) {
	char a[8] = "abcdefg", b[64];
	copy(b, a, 8);
	return b[7];
}
