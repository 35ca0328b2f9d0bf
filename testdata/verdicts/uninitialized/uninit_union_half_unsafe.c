// verdict: FAILED
// property: uninitialized line 11
// check: uninitialized
// flags: --uninitialized-check
// why: a union was written by its smaller member
union u { short half; int full; };
int main(void) {
	union u a, b;
	a.half = 1;
	b = a;
	return b.full;
}
