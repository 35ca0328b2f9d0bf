// verdict: SUCCESSFUL
// check: float-cast
// flags: --float-overflow-check
// why: the float is not negative
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > -1 && x < 1000))
		return 0;
	return (unsigned)x > 5;
}
