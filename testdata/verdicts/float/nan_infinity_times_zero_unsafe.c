// verdict: FAILED
// property: nan line 16
// check: nan
// flags: --nan-check
// why: infinity times zero is not a number
float nondet_float(void);
static float scale(float x, int steps) {
	while (steps-- > 0)
		x = x * 1e20f;
	return x;
}
int main(void) {
	float weight = nondet_float();
	if (!(weight >= 0 && weight <= 1))
		return 0;
	return scale(1, 3) * weight > 1;
}
