// verdict: FAILED
// property: undefined_shift line 8
// why: a negative constant count of type long
#define BACK (-4294967295L)
int nondet_int(void);
int main(void) {
	unsigned x = nondet_int();
	return (int)(x >> BACK);
}
