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

/* The generators of 48 bits. */
double drand48(void) {
	unsigned long long r = __VERIFIER_nondet_ulonglong();
	__VERIFIER_assume(r < 1ull << 48);
	return r / 0x1p48;
}

long lrand48(void) {
	return rand();
}

long mrand48(void) {
	return __VERIFIER_nondet_int();
}

void srand48(long seed) {
	(void)seed;
}

unsigned arc4random(void) {
	return __VERIFIER_nondet_uint();
}

unsigned arc4random_uniform(unsigned n) {
	unsigned r = __VERIFIER_nondet_uint();
	__VERIFIER_assume(n < 2 ? r == 0 : r < n);
	return r;
}
