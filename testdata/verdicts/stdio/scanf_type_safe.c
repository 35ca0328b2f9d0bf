// verdict: SUCCESSFUL
// check: call-type
// why: each variable has the size that its conversion writes; signs differ, and bytes of an array may be written as what fits there.
#include <stdint.h>
#include <stdio.h>
struct all { int i; double d; char c; uint8_t b[4]; };
int main(void) {
	struct all a[2];
	unsigned u;
	long l;
	size_t z;
	float f;
	long double e;
	short h;
	char s[8];
	unsigned char raw[sizeof(long)];
	int n;
	if (scanf("%d %lf %c %hhu", &a[1].i, &a[1].d, &a[1].c, &a[1].b[2]) != 4)
		return 0;
	if (scanf("%d %ld %zu %f %Lf %hx %7s %n", (int *)&u, &l, &z, &f, &e, &h, s, &n) != 7)
		return 0;
	if (scanf("%ld %*d", (long *)raw) != 1)
		return 0;
	return 0;
}
