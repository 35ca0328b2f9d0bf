// verdict: FAILED
// property: overflow line 10
// check: float-overflow
// flags: --float-overflow-check
// why: the square of a large float is infinite
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > 0 && x < 1e20f)) return 0;
	return x * x > 1;
}
