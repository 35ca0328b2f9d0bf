// verdict: SUCCESSFUL
// check: uninitialized
// flags: --uninitialized-check
// why: the half that was written is read
union u { short half; int full; };
int main(void) {
	union u a, b;
	a.half = 1;
	b = a;
	return b.half;
}
