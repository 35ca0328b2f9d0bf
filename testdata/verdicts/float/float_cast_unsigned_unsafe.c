// verdict: FAILED
// property: overflow line 11
// check: float-cast
// flags: --float-overflow-check
// why: a negative float is no unsigned number
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > -2 && x < 1000))
		return 0;
	return (unsigned)x > 5;
}
