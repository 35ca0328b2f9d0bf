// Functions whose result is rounded in ways that differ from library to library: any number that is near it, or in a range that every library
// keeps. Special arguments and errors are as Annex F of the C standard has them.
void __seabmc_near(const char *name, double r, double x, double y, double low, double high, int bits);

enum { double_digits = 40, float_digits = 18 };     // that are right for certain
enum { not_defined = 33, out_of_range = 34 }; // EDOM, ERANGE

static const double half_pi = 0x1.921fb6p0, pi = 0x1.921fb6p1; // as float has them, a bit too large

// Any NaN.
static double any_nan(double zero) {
	return zero / zero;
}

// What a function gives that is not defined at x: a NaN.
static double undefined_at(double x) {
	if (x == x)
		*__errno_location() = not_defined;
	return any_nan(0);
}

// States that r, which stands for f(x, y), is between low and high, and near f(x, y) where x and y are known.
#define within(f, r, x, y, low, high, bits) \
	do { \
		double low_ = low, high_ = high; \
		__VERIFIER_assume(low_ <= r && r <= high_); \
		__seabmc_near(f, r, x, y, low_, high_, bits); \
	} while (0)

// Such a number.
#define approximate(f, x, y, low, high, bits) \
	({ \
		double r = __seabmc_approximate(f, x, y, bits); \
		within(f, r, x, y, low, high, bits); \
		r; \
	})

#define INFINITE __builtin_inf()

// A result that is too large, and perhaps one that is too small, is an error.
static void check_range(double r, _Bool finite, double least) {
	if (!finite || r != r)
		return;
	if (r - r != 0 || r > -least && r < least && __seabmc_approximate_integer("whether a result is too small") % 2)
		*__errno_location() = out_of_range;
}

#define WITHIN(type, result, finite, least) \
	{ \
		type r = result; \
		check_range(r, finite && x != 0, least); \
		return r; \
	}
#define AS_DOUBLE(result) WITHIN(double, result, x - x == 0, 0x1p-1022)
#define AS_FLOAT(result) WITHIN(float, result, x - x == 0, 0x1p-126)
#define AS_DOUBLE2(result) WITHIN(double, result, x - x == 0 && y - y == 0, 0x1p-1022)
#define AS_FLOAT2(result) WITHIN(float, result, x - x == 0 && y - y == 0, 0x1p-126)

static double sin_(double x, int bits) {
	if (x - x != 0)
		return undefined_at(x);
	return x == 0 ? x : approximate("sin", x, 0, -1, 1, bits);
}

static double cos_(double x, int bits) {
	if (x - x != 0)
		return undefined_at(x);
	return x == 0 ? 1 : approximate("cos", x, 0, -1, 1, bits);
}

static double tan_(double x, int bits) {
	if (x - x != 0)
		return undefined_at(x);
	return x == 0 ? x : approximate("tan", x, 0, -0x1p1023, 0x1p1023, bits);
}

static double asin_(double x, int bits) {
	if (!(-1 <= x && x <= 1))
		return undefined_at(x);
	return x == 0 ? x : x > 0 ? approximate("asin", x, 0, 0, half_pi, bits) : approximate("asin", x, 0, -half_pi, 0, bits);
}

static double acos_(double x, int bits) {
	if (!(-1 <= x && x <= 1))
		return undefined_at(x);
	return x == 1 ? 0 : approximate("acos", x, 0, 0, pi, bits);
}

static double atan_(double x, int bits) {
	if (x != x || x == 0)
		return x + x;
	return x > 0 ? approximate("atan", x, 0, 0, half_pi, bits) : approximate("atan", x, 0, -half_pi, 0, bits);
}

static double sinh_(double x, int bits) {
	if (x - x != 0 || x == 0)
		return x + x;
	return x > 0 ? approximate("sinh", x, 0, 0, INFINITE, bits) : approximate("sinh", x, 0, -INFINITE, 0, bits);
}

static double cosh_(double x, int bits) {
	if (x - x != 0)
		return x * x;
	return x == 0 ? 1 : approximate("cosh", x, 0, 1, INFINITE, bits);
}

static double tanh_(double x, int bits) {
	if (x != x || x == 0)
		return x + x;
	return x > 0 ? approximate("tanh", x, 0, 0, 1, bits) : approximate("tanh", x, 0, -1, 0, bits);
}

static double asinh_(double x, int bits) {
	if (x - x != 0 || x == 0)
		return x + x;
	return x > 0 ? approximate("asinh", x, 0, 0, 0x1p10, bits) : approximate("asinh", x, 0, -0x1p10, 0, bits);
}

static double acosh_(double x, int bits) {
	if (!(x >= 1))
		return undefined_at(x);
	return x - x != 0 ? x : x == 1 ? 0 : approximate("acosh", x, 0, 0, 0x1p10, bits);
}

static double atanh_(double x, int bits) {
	if (x == 1 || x == -1) {
		*__errno_location() = out_of_range;
		return x / 0.0;
	}
	if (!(-1 < x && x < 1))
		return undefined_at(x);
	return x == 0 ? x : x > 0 ? approximate("atanh", x, 0, 0, 0x1p10, bits) : approximate("atanh", x, 0, -0x1p10, 0, bits);
}

#define EXPONENTIAL(f) \
	static double f##_(double x, int bits) { \
		if (x - x != 0) \
			return x < 0 ? 0 : x + x; \
		if (x == 0) \
			return 1; \
		return x > 1100 ? INFINITE : x > 0 ? approximate(#f, x, 0, 1, INFINITE, bits) : approximate(#f, x, 0, 0, 1, bits); \
	}
EXPONENTIAL(exp)
EXPONENTIAL(exp2)
EXPONENTIAL(exp10)

static double expm1_(double x, int bits) {
	if (x != x || x == 0)
		return x + x;
	if (x - x != 0)
		return x > 0 ? x : -1;
	return x > 0 ? approximate("expm1", x, 0, 0, INFINITE, bits) : approximate("expm1", x, 0, -1, 0, bits);
}

#define LOGARITHM(f) \
	static double f##_(double x, int bits) { \
		if (x == 0) { \
			*__errno_location() = out_of_range; \
			return -INFINITE; \
		} \
		if (!(x > 0)) \
			return undefined_at(x); \
		if (x - x != 0) \
			return x; \
		return x == 1 ? 0 : x > 1 ? approximate(#f, x, 0, 0, 0x1p11, bits) : approximate(#f, x, 0, -0x1p11, 0, bits); \
	}
LOGARITHM(log)
LOGARITHM(log2)
LOGARITHM(log10)

static double log1p_(double x, int bits) {
	if (x == -1) {
		*__errno_location() = out_of_range;
		return -INFINITE;
	}
	if (!(x > -1))
		return undefined_at(x);
	if (x - x != 0 || x == 0)
		return x + x;
	return x > 0 ? approximate("log1p", x, 0, 0, 0x1p11, bits) : approximate("log1p", x, 0, -0x1p11, 0, bits);
}

static double cbrt_(double x, int bits) {
	if (x - x != 0 || x == 0)
		return x + x;
	return x > 0 ? approximate("cbrt", x, 0, 0, x > 1 ? x : 1, bits) : approximate("cbrt", x, 0, x < -1 ? x : -1, 0, bits);
}

static double erf_(double x, int bits) {
	if (x != x || x == 0)
		return x + x;
	return x > 0 ? approximate("erf", x, 0, 0, 1, bits) : approximate("erf", x, 0, -1, 0, bits);
}

static double erfc_(double x, int bits) {
	return x != x ? x + x : x == 0 ? 1 : approximate("erfc", x, 0, 0, 2, bits);
}

static _Bool is_whole(double x) {
	return x == __builtin_floor(x);
}

static double tgamma_(double x, int bits) {
	if (x != x || x - x != 0 && x > 0)
		return x;
	if (x == 0) {
		*__errno_location() = out_of_range;
		return 1 / x;
	}
	if (x < 0 && is_whole(x))
		return undefined_at(x - x != 0 ? 0 : x);
	if (x > 0)
		return x > 180 ? INFINITE : approximate("tgamma", x, 0, 0x1.c5p-1, INFINITE, bits);
	return approximate("tgamma", x, 0, -INFINITE, INFINITE, bits);
}

int signgam;

// Near the zeros left of 0 libraries differ much.
static double lgamma_(double x, int *sign, int bits) {
	*sign = 1;
	if (x != x || x - x != 0)
		return x * x;
	if (x < 0 && !is_whole(x) && !is_whole(__builtin_floor(x) / 2) || x == 0 && __builtin_signbit(x))
		*sign = -1;
	if (x <= 0 && is_whole(x)) {
		*__errno_location() = out_of_range;
		return INFINITE;
	}
	if (x == 1 || x == 2)
		return 0;
	return x > 0 ? approximate("lgamma", x, 0, -0x1p-3, INFINITE, bits) : approximate("lgamma of a negative number", x, 0, -0x1p58, 0x1p10, bits);
}

double sin(double x) AS_DOUBLE(sin_(x, double_digits))
float sinf(float x) AS_FLOAT(sin_(x, float_digits))
double cos(double x) AS_DOUBLE(cos_(x, double_digits))
float cosf(float x) AS_FLOAT(cos_(x, float_digits))
double tan(double x) AS_DOUBLE(tan_(x, double_digits))
float tanf(float x) AS_FLOAT(tan_(x, float_digits))
double asin(double x) AS_DOUBLE(asin_(x, double_digits))
float asinf(float x) AS_FLOAT(asin_(x, float_digits))
double acos(double x) AS_DOUBLE(acos_(x, double_digits))
float acosf(float x) AS_FLOAT(acos_(x, float_digits))
double atan(double x) AS_DOUBLE(atan_(x, double_digits))
float atanf(float x) AS_FLOAT(atan_(x, float_digits))
double sinh(double x) AS_DOUBLE(sinh_(x, double_digits))
float sinhf(float x) AS_FLOAT(sinh_(x, float_digits))
double cosh(double x) AS_DOUBLE(cosh_(x, double_digits))
float coshf(float x) AS_FLOAT(cosh_(x, float_digits))
double tanh(double x) AS_DOUBLE(tanh_(x, double_digits))
float tanhf(float x) AS_FLOAT(tanh_(x, float_digits))
double asinh(double x) AS_DOUBLE(asinh_(x, double_digits))
float asinhf(float x) AS_FLOAT(asinh_(x, float_digits))
double acosh(double x) AS_DOUBLE(acosh_(x, double_digits))
float acoshf(float x) AS_FLOAT(acosh_(x, float_digits))
double atanh(double x) AS_DOUBLE(atanh_(x, double_digits))
float atanhf(float x) AS_FLOAT(atanh_(x, float_digits))
double exp(double x) AS_DOUBLE(exp_(x, double_digits))
float expf(float x) AS_FLOAT(exp_(x, float_digits))
double exp2(double x) AS_DOUBLE(exp2_(x, double_digits))
float exp2f(float x) AS_FLOAT(exp2_(x, float_digits))
double exp10(double x) AS_DOUBLE(exp10_(x, double_digits))
float exp10f(float x) AS_FLOAT(exp10_(x, float_digits))
double expm1(double x) AS_DOUBLE(expm1_(x, double_digits))
float expm1f(float x) AS_FLOAT(expm1_(x, float_digits))
double log(double x) AS_DOUBLE(log_(x, double_digits))
float logf(float x) AS_FLOAT(log_(x, float_digits))
double log2(double x) AS_DOUBLE(log2_(x, double_digits))
float log2f(float x) AS_FLOAT(log2_(x, float_digits))
double log10(double x) AS_DOUBLE(log10_(x, double_digits))
float log10f(float x) AS_FLOAT(log10_(x, float_digits))
double log1p(double x) AS_DOUBLE(log1p_(x, double_digits))
float log1pf(float x) AS_FLOAT(log1p_(x, float_digits))
double cbrt(double x) AS_DOUBLE(cbrt_(x, double_digits))
float cbrtf(float x) AS_FLOAT(cbrt_(x, float_digits))
double erf(double x) AS_DOUBLE(erf_(x, double_digits))
float erff(float x) AS_FLOAT(erf_(x, float_digits))
double erfc(double x) AS_DOUBLE(erfc_(x, double_digits))
float erfcf(float x) AS_FLOAT(erfc_(x, float_digits))

double tgamma(double x) AS_DOUBLE(tgamma_(x, double_digits))
float tgammaf(float x) AS_FLOAT(tgamma_(x, float_digits))
double lgamma_r(double x, int *sign) AS_DOUBLE(lgamma_(x, sign, double_digits))
float lgammaf_r(float x, int *sign) AS_FLOAT(lgamma_(x, sign, float_digits))

double lgamma(double x) {
	return lgamma_r(x, &signgam);
}

float lgammaf(float x) {
	return lgammaf_r(x, &signgam);
}

double gamma(double x) {
	return lgamma(x);
}

void sincos(double x, double *s, double *c) {
	*s = sin(x);
	*c = cos(x);
}

void sincosf(float x, float *s, float *c) {
	*s = sinf(x);
	*c = cosf(x);
}

static double atan2_(double y, double x, int bits) {
	if (x != x || y != y)
		return any_nan(0);
	if (y == 0 && x > 0)
		return y;
	return __builtin_signbit(y) ? approximate("atan2", y, x, -pi, 0, bits) : approximate("atan2", y, x, 0, pi, bits);
}

// Whether p is x * y, nothing of which was rounded away.
static _Bool is_product(double p, double x, double y) {
	return p >= 0x1p-900 && p < INFINITE && __builtin_fma(x, y, -p) == 0;
}

// Where the exact length is a number, with squares that are, every library finds it.
static double hypot_(double x, double y, int bits) {
	x = __builtin_fabs(x);
	y = __builtin_fabs(y);
	if (x == INFINITE || y == INFINITE)
		return INFINITE;
	if (x != x || y != y)
		return any_nan(0);
	if (x == 0 || y == 0)
		return x + y;
	if (__seabmc_known_number(x) && __seabmc_known_number(y)) {
		double xx = x * x, yy = y * y, sum = xx + yy, root = __builtin_sqrt(sum);
		if (is_product(xx, x, x) && is_product(yy, y, y) && sum - xx == yy && sum - yy == xx && is_product(sum, root, root))
			return root;
	}
	double least = x < y ? y : x;
	return approximate("hypot", x, y, least * (1 - 0x1p-18), INFINITE, bits);
}

static double pow_(double x, double y, int bits) {
	if (y == 0 || x == 1)
		return 1;
	if (x != x || y != y)
		return any_nan(0);
	_Bool whole = y - y != 0 || __builtin_trunc(y) == y;
	if (x < 0 && x - x == 0 && !whole)
		return undefined_at(x);
	if (y == 1)
		return x;
	if (x == 0 && y < 0 && y - y == 0)
		*__errno_location() = out_of_range;
	return !__builtin_signbit(x) ? approximate("pow", x, y, 0, INFINITE, bits) : approximate("pow", x, y, -INFINITE, INFINITE, bits);
}

double atan2(double y, double x) AS_DOUBLE2(atan2_(y, x, double_digits))
float atan2f(float y, float x) AS_FLOAT2(atan2_(y, x, float_digits))
double hypot(double x, double y) AS_DOUBLE2(hypot_(x, y, double_digits))
float hypotf(float x, float y) AS_FLOAT2(hypot_(x, y, float_digits))
float powf(float x, float y) AS_FLOAT2(pow_(x, y, float_digits))

static double rounded_pow(double x, double y) AS_DOUBLE2(pow_(x, y, double_digits))

// x raised to a power. A small natural number is multiplied out; where a product is rounded, the result is near that.
double pow(double x, double y) {
	if (!__seabmc_known_number(y) || !(y >= 0 && y <= 64) || (int)y != y)
		return rounded_pow(x, y);
	double product = 1;
	_Bool exact = 1;
	for (int i = 0; i < (int)y; i++) {
		double next = product * x;
		if (next == 0 && x != 0 || next - next == 0 && __builtin_fma(product, x, -next) != 0)
			exact = 0;
		if (exact && next - next != 0 && product - product == 0 && x - x == 0)
			*__errno_location() = out_of_range;
		product = next;
	}
	if (exact)
		return product;
	double r = rounded_pow(x, y), margin = __builtin_fabs(product) * 0x1p-40 + 0x1p-1000;
	if (product - product == 0)
		within("pow", r, x, y, product - margin, product + margin, double_digits);
	return r;
}

double nan(const char *digits) {
	strlen(digits);
	return any_nan(0);
}

float nanf(const char *digits) {
	return nan(digits);
}
