// Remainders and what else looks at the exponent of a number. All are exact, a loop round for each binary digit of the quotient.
typedef unsigned long long bits;
enum { domain = 33, infinite = 0x7ff }; // EDOM; the exponent of infinities and NaNs

static bits bits_of(double x) {
	union {
		double d;
		bits b;
	} u = {x};
	return u.b;
}

static double number_of(bits b) {
	union {
		bits b;
		double d;
	} u = {b};
	return u.d;
}

static int exponent(bits b) {
	return b >> 52 & infinite;
}

// A fraction with its highest bit at 52; *e becomes the exponent that goes with it, below 1 for subnormal numbers.
static bits fraction(bits b, int *e) {
	bits f = b & ((1ull << 52) - 1);
	*e = exponent(b);
	if (*e)
		return f | 1ull << 52;
	int n = __builtin_clzll(f) - 11;
	*e = 1 - n;
	return f << n;
}

// The number that fraction f and exponent e make.
static double compose(bits f, int e, _Bool negative) {
	int n = __builtin_clzll(f) - 11;
	f <<= n;
	e -= n;
	f = e > 0 ? (f & ((1ull << 52) - 1)) | (bits)e << 52 : f >> (1 - e);
	return number_of(f | (bits)negative << 63);
}

static _Bool no_remainder(double x, double y) {
	if (x != x || y != y)
		return 1;
	if (y == 0 || x - x != 0) {
		*__errno_location() = domain;
		return 1;
	}
	return 0;
}

static double remains(double x, double y) {
	bits a = bits_of(x), b = bits_of(y);
	int ea, eb;
	if (a << 1 <= b << 1)
		return a << 1 == b << 1 ? 0 * x : x;
	bits fa = fraction(a, &ea), fb = fraction(b, &eb);
	for (; ea > eb; ea--) {
		if (fa >= fb)
			fa -= fb;
		fa <<= 1;
	}
	if (fa >= fb)
		fa -= fb;
	return fa ? compose(fa, ea, a >> 63) : 0 * x;
}

double fmod(double x, double y) {
	return no_remainder(x, y) ? x * y / (x * y) : remains(x, y);
}

float fmodf(float x, float y) {
	return fmod(x, y);
}

// Of the quotient, rounded to nearest, *quotient gets sign and lowest bits. As in glibc, errno is left alone.
double remquo(double x, double y, int *quotient) {
	*quotient = 0;
	if (x - x != 0 || y != y || y == 0)
		return x * y / (x * y);
	bits a = bits_of(x) << 1 >> 1, b = bits_of(y) << 1 >> 1;
	unsigned q = 0;
	double r = number_of(a), divisor = number_of(b);
	if (a && a >> 52 >= (b >> 52)) {
		int ea, eb;
		bits fa = fraction(a, &ea), fb = fraction(b, &eb);
		for (; ea > eb; ea--) {
			if (fa >= fb) {
				fa -= fb;
				q++;
			}
			fa <<= 1;
			q <<= 1;
		}
		if (ea == eb && fa >= fb) {
			fa -= fb;
			q++;
		}
		r = fa ? compose(fa, ea, 0) : 0;
	}
	if (r > divisor / 2 && r + r > divisor || r + r == divisor && q & 1) {
		r -= divisor;
		q++;
	}
	q &= 7;
	*quotient = x < 0 != y < 0 ? -(int)q : (int)q;
	return __builtin_signbit(x) ? -r : r;
}

float remquof(float x, float y, int *quotient) {
	return remquo(x, y, quotient);
}

double remainder(double x, double y) {
	int quotient;
	no_remainder(x, y);
	return remquo(x, y, &quotient);
}

float remainderf(float x, float y) {
	return remainder(x, y);
}

double drem(double x, double y) {
	return remainder(x, y);
}

double frexp(double x, int *e) {
	*e = 0;
	if (x == 0 || x - x != 0)
		return x;
	bits f = fraction(bits_of(x), e);
	*e -= 1022;
	return compose(f, 1022, x < 0);
}

float frexpf(float x, int *e) {
	return frexp(x, e);
}

int ilogb(double x) {
	int e;
	if (x == 0 || x - x != 0) {
		*__errno_location() = domain;
		return x - x != 0 && x == x ? 0x7fffffff : -0x7fffffff - 1;
	}
	fraction(bits_of(x), &e);
	return e - 1023;
}

int ilogbf(float x) {
	return ilogb(x);
}

double logb(double x) {
	if (x == 0)
		return -1 / __builtin_fabs(x);
	return x - x != 0 ? x * x : ilogb(x);
}

float logbf(float x) {
	return logb(x);
}

// The neighbour of x in the direction of y.
double nextafter(double x, double y) {
	if (x != x || y != y)
		return x + y;
	if (x == y)
		return y;
	bits b = bits_of(x);
	if (x == 0)
		return number_of((bits)(y < 0) << 63 | 1);
	if (x < y != x < 0)
		b++;
	else
		b--;
	double r = number_of(b);
	if (r - r != 0 || exponent(b) == 0)
		*__errno_location() = 34; // ERANGE
	return r;
}

float nextafterf(float x, float y) {
	if (x != x || y != y)
		return x + y;
	if (x == y)
		return y;
	union {
		float value;
		unsigned bits;
	} u = {x};
	if (x == 0)
		u.bits = (y < 0 ? 1u << 31 : 0) | 1;
	else
		u.bits += x < y != x < 0 ? 1 : -1;
	if (u.value - u.value != 0 || (u.bits >> 23 & 255) == 0)
		*__errno_location() = 34; // ERANGE
	return u.value;
}

float dremf(float x, float y) {
	return remainderf(x, y);
}

// The rounding mode is never changed: to nearest.
int fegetround(void) {
	return 0;
}
