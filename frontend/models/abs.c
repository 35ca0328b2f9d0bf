int abs(int x) {
	if (x == -0x7fffffff - 1)
		__seabmc_overflow("abs of the least int");
	return x < 0 ? -x : x;
}

long labs(long x) {
	if (x == (long)(1ul << (8 * sizeof x - 1)))
		__seabmc_overflow("labs of the least long");
	return x < 0 ? -x : x;
}

long long llabs(long long x) {
	if (x == -0x7fffffffffffffffLL - 1)
		__seabmc_overflow("llabs of the least long long");
	return x < 0 ? -x : x;
}

long long imaxabs(long long x) {
	if (x == -0x7fffffffffffffffLL - 1)
		__seabmc_overflow("imaxabs of the least intmax_t");
	return x < 0 ? -x : x;
}

struct div_int {
	int quot, rem;
};

struct div_int div(int a, int b) {
	struct div_int r = {a / b, a % b};
	return r;
}

struct div_long {
	long quot, rem;
};

struct div_long ldiv(long a, long b) {
	struct div_long r = {a / b, a % b};
	return r;
}

struct div_long_long {
	long long quot, rem;
};

struct div_long_long lldiv(long long a, long long b) {
	struct div_long_long r = {a / b, a % b};
	return r;
}

struct div_long_long imaxdiv(long long a, long long b) {
	return lldiv(a, b);
}

int ffs(int x) {
	return __builtin_ffs(x);
}

int ffsl(long x) {
	return __builtin_ffsl(x);
}

int ffsll(long long x) {
	return __builtin_ffsll(x);
}
