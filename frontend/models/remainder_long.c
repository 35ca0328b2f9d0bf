// Functions of long double that look at the exponent: as those of double.
#if __LDBL_MANT_DIG__ == 64
typedef union {
	long double value;
	struct {
		bits fraction; // with its leading one at 63
		unsigned short exponent;
	};
} parts;

// The fraction of x, which is neither 0 nor infinite, with its highest bit at 63; *e becomes its exponent: x is fraction/2^63 · 2^e.
static bits long_fraction(long double x, int *e) {
	parts p = {x};
	int n = __builtin_clzll(p.fraction);
	*e = (p.exponent & 0x7fff) - 16383;
	if (*e == -16383)
		*e = -16382;
	*e -= n;
	return p.fraction << n;
}

static long double long_number(bits fraction, int e, _Bool negative) {
	parts p = {0};
	p.fraction = fraction;
	p.exponent = 16383 + e;
	return negative ? -p.value : p.value;
}

long double frexpl(long double x, int *e) {
	*e = 0;
	if (x == 0 || x - x != 0)
		return x;
	bits f = long_fraction(x, e);
	++*e;
	return long_number(f, -1, x < 0);
}

int ilogbl(long double x) {
	int e;
	if (x == 0 || x - x != 0) {
		*__errno_location() = domain;
		return x - x != 0 && x == x ? 0x7fffffff : -0x7fffffff - 1;
	}
	long_fraction(x, &e);
	return e;
}

long double logbl(long double x) {
	if (x == 0)
		return -1 / __builtin_fabsl(x);
	return x - x != 0 ? x * x : ilogbl(x);
}

long double modfl(long double x, long double *whole) {
	*whole = __builtin_truncl(x);
	return __builtin_copysignl(__builtin_isinf(x) ? 0 : x - *whole, x);
}

// As with double, the steps down keep away from subnormal numbers until the last.
long double ldexpl(long double x, int n) {
	if (x == 0 || x - x != 0)
		return x + x;
	long double r = x;
	if (n > 16383) {
		r *= 0x1p16383L;
		n -= 16383;
		if (n > 16383) {
			r *= 0x1p16383L;
			n -= 16383;
			if (n > 16383)
				n = 16383;
		}
	} else if (n < -16382) {
		r *= 0x1p-16318L;
		n += 16318;
		if (n < -16382) {
			r *= 0x1p-16318L;
			n += 16318;
			if (n < -16382)
				n = -16382;
		}
	}
	r *= long_number(1ull << 63, n, 0);
	if (r == 0 || r - r != 0)
		*__errno_location() = math_range;
	return r;
}

long double scalbnl(long double x, int n) {
	return ldexpl(x, n);
}

long double scalblnl(long double x, long n) {
	return ldexpl(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n);
}

// The neighbour of x in the direction of y.
long double nextafterl(long double x, long double y) {
	if (x != x || y != y)
		return x + y;
	if (x == y)
		return y;
	parts p = {x};
	if (x == 0) {
		p.fraction = 1;
		p.exponent = y < 0 ? 1 << 15 : 0;
	} else if (x < y != x < 0) {
		if (++p.fraction << 1 == 0) { // the leading one carries
			p.fraction = 1ull << 63;
			p.exponent++;
		}
	} else if (p.fraction << 1 == 0 && (p.exponent & 0x7fff) > 0) { // the leading one alone
		p.fraction = --p.exponent & 0x7fff ? -1ull : -1ull >> 1;
	} else {
		p.fraction--;
	}
	if (p.value - p.value != 0 || (p.exponent & 0x7fff) == 0)
		*__errno_location() = math_range;
	return p.value;
}

long double fmodl(long double x, long double y) {
	if (x != x || y != y)
		return x + y;
	if (y == 0 || x - x != 0) {
		*__errno_location() = domain;
		return (x * y) / (x * y);
	}
	if (y - y != 0)
		return x;
	long double ax = __builtin_fabsl(x), ay = __builtin_fabsl(y);
	if (ax < ay)
		return x;
	int ex, ey;
	bits fx = long_fraction(x, &ex), fy = long_fraction(y, &ey);
	for (; ex > ey; ex--) {
		if (fx >= fy)
			fx -= fy;
		_Bool carry = fx >> 63;
		fx <<= 1;
		if (carry)
			fx -= fy; // less than two of which there are
	}
	if (fx >= fy)
		fx -= fy;
	if (fx == 0)
		return 0 * x;
	int n = __builtin_clzll(fx);
	long double r = ex - n >= -16382 ? long_number(fx << n, ex - n, 0) : ldexpl(long_number(fx << n, 0, 0), ex - n);
	return x < 0 ? -r : r;
}
#endif
