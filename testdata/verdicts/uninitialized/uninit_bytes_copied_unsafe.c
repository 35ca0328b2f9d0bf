// verdict: FAILED
// property: uninitialized line 18
// check: uninitialized
// flags: --uninitialized-check
// why: a loop copies an unset member, which is read
struct rec { char c; int i; };
static void copy(void *to, const void *from, unsigned n) {
	char *t = to;
	const char *f = from;
	while (n--)
		*t++ = *f++;
}
int main(void) {
	struct rec a, b;
	a.c = 1;
	a.c = 2;
	copy(&b, &a, sizeof b);
	return b.i + b.c;
}
