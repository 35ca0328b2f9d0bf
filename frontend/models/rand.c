int rand(void) {
	int r = __VERIFIER_nondet_int();
	__VERIFIER_assume(r >= 0);
	return r;
}

int rand_r(unsigned *seed) {
	*seed = __VERIFIER_nondet_uint();
	return rand();
}

long random(void) {
	return rand();
}

void srand(unsigned seed) {
	(void)seed;
}

void srandom(unsigned seed) {
	(void)seed;
}
