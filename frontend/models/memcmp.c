// Any number of the sign of d: of what a comparison gives C promises no more.
static int of_sign(int d) {
	if (d == 0)
		return 0;
	int more = __VERIFIER_nondet_int() & __INT_MAX__;
	return d < 0 ? ~more : more | !more;
}

int memcmp(const void *a, const void *b, size_t n) {
	const unsigned char *x = a, *y = b;
	__seabmc_readable(a, n);
	__seabmc_readable(b, n);
	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i])
			return of_sign(x[i] - y[i]);
	return 0;
}

static _Bool same_bytes(const char *a, const char *b, size_t n) {
	for (size_t i = 0; i < n; i++)
		if (a[i] != b[i])
			return 0;
	return 1;
}

// What bcmp gives has no order: it is 0 or not.
int bcmp(const void *a, const void *b, size_t n) {
	if (!memcmp(a, b, n))
		return 0;
	int differs = __VERIFIER_nondet_int();
	return differs ? differs : 1;
}
