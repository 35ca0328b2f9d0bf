// verdict: SUCCESSFUL
// check: float-division-by-zero
// flags: --float-div-by-zero-check
// why: a scale of zero is not used
int nondet_int(void);
static const double scale[3] = {1, 0.5, 0};
int main(void) {
	int i = nondet_int();
	if (i < 0 || i > 1)
		return 0;
	return 3 / scale[i] > 4;
}
