// verdict: SUCCESSFUL
// check: float-overflow
// flags: --float-overflow-check
// why: the square of a float below 1e19 is finite
float nondet_float(void);
int main(void) {
	float x = nondet_float();
	if (!(x > 0 && x < 1e19f)) return 0;
	return x * x > 1;
}
