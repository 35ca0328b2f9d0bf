// Numbers of which nothing is known, but that the same seed gives the same ones again (C11 7.22.2.2). Whether that happens is not
// followed: after a second seed, or a first one behind the first number, a number is one of which too little is known.
static _Bool drawn, seeded, repeats;

static void seed_numbers(void) {
	if (!repeats && (drawn || seeded))
		repeats = 1;
	if (!seeded)
		seeded = 1;
}

static unsigned any_number(void) {
	if (!drawn)
		drawn = 1;
	return repeats ? (unsigned)VAGUE("numbers after another srand") : __VERIFIER_nondet_uint();
}

int rand(void) {
	int r = any_number();
	__VERIFIER_assume(r >= 0);
	return r;
}

unsigned __CPROVER_uninterpreted_seabmc_seed(unsigned);
unsigned __CPROVER_uninterpreted_seabmc_number(unsigned);

int rand_r(unsigned *seed) {
	int r = __CPROVER_uninterpreted_seabmc_number(*seed);
	__VERIFIER_assume(r >= 0);
	*seed = __CPROVER_uninterpreted_seabmc_seed(*seed);
	return r;
}

long random(void) {
	return rand();
}

void srand(unsigned seed) {
	(void)seed;
	seed_numbers();
}

void srandom(unsigned seed) {
	srand(seed);
}

/* The generators of 48 bits. */
double drand48(void) {
	unsigned long long r = (unsigned long long)any_number() << 16 | any_number() >> 16;
	return r / 0x1p48;
}

long lrand48(void) {
	return rand();
}

long mrand48(void) {
	return (int)any_number();
}

void srand48(long seed) {
	(void)seed;
	seed_numbers();
}

unsigned arc4random(void) {
	return __VERIFIER_nondet_uint();
}

unsigned arc4random_uniform(unsigned n) {
	unsigned r = __VERIFIER_nondet_uint();
	__VERIFIER_assume(n < 2 ? r == 0 : r < n);
	return r;
}
