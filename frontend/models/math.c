double __seabmc_sqrt(double);
float __seabmc_sqrtf(float);
long double __seabmc_sqrtl(long double);
double __seabmc_fma(double, double, double);
float __seabmc_fmaf(float, float, float);

enum { math_domain = 33, math_range = 34 }; // EDOM and ERANGE

double fabs(double x) {
	return __builtin_fabs(x);
}

float fabsf(float x) {
	return __builtin_fabsf(x);
}

double copysign(double x, double y) {
	return __builtin_copysign(x, y);
}

float copysignf(float x, float y) {
	return __builtin_copysignf(x, y);
}

double floor(double x) {
	return __builtin_floor(x);
}

float floorf(float x) {
	return __builtin_floorf(x);
}

double ceil(double x) {
	return __builtin_ceil(x);
}

float ceilf(float x) {
	return __builtin_ceilf(x);
}

double trunc(double x) {
	return __builtin_trunc(x);
}

float truncf(float x) {
	return __builtin_truncf(x);
}

double rint(double x) {
	return __builtin_rint(x);
}

float rintf(float x) {
	return __builtin_rintf(x);
}

double nearbyint(double x) {
	return __builtin_nearbyint(x);
}

float nearbyintf(float x) {
	return __builtin_nearbyintf(x);
}

double roundeven(double x) {
	return __builtin_rint(x);
}

float roundevenf(float x) {
	return __builtin_rintf(x);
}

double round(double x) {
	return __builtin_round(x);
}

float roundf(float x) {
	return __builtin_roundf(x);
}

double fmin(double x, double y) {
	return __builtin_fmin(x, y);
}

float fminf(float x, float y) {
	return __builtin_fminf(x, y);
}

double fmax(double x, double y) {
	return __builtin_fmax(x, y);
}

float fmaxf(float x, float y) {
	return __builtin_fmaxf(x, y);
}

double fdim(double x, double y) {
	return x <= y ? 0 : x - y;
}

float fdimf(float x, float y) {
	return x <= y ? 0 : x - y;
}

double fma(double x, double y, double z) {
	return __seabmc_fma(x, y, z);
}

float fmaf(float x, float y, float z) {
	return __seabmc_fmaf(x, y, z);
}

double sqrt(double x) {
	if (x < 0)
		errno_value = math_domain;
	return __seabmc_sqrt(x);
}

float sqrtf(float x) {
	if (x < 0)
		errno_value = math_domain;
	return __seabmc_sqrtf(x);
}

double modf(double x, double *whole) {
	*whole = __builtin_trunc(x);
	return __builtin_copysign(__builtin_isinf(x) ? 0 : x - *whole, x);
}

float modff(float x, float *whole) {
	*whole = __builtin_truncf(x);
	return __builtin_copysignf(__builtin_isinf(x) ? 0 : x - *whole, x);
}

// A product with a power of two is exact but where it becomes subnormal: so the
// steps down keep away from there until the last.
static double scaled(double x, int n) {
	if (n > 1023) {
		x *= 0x1p1023;
		n -= 1023;
		if (n > 1023) {
			x *= 0x1p1023;
			n -= 1023;
			if (n > 1023)
				n = 1023;
		}
	} else if (n < -1022) {
		x *= 0x1p-969;
		n += 969;
		if (n < -1022) {
			x *= 0x1p-969;
			n += 969;
			if (n < -1022)
				n = -1022;
		}
	}
	union {
		unsigned long long bits;
		double value;
	} power = {(unsigned long long)(1023 + n) << 52};
	return x * power.value;
}

double ldexp(double x, int n) {
	double r = scaled(x, n);
	if (x != 0 && x - x == 0 && (r == 0 || r - r != 0))
		errno_value = math_range;
	return r;
}

float ldexpf(float x, int n) {
	float r = scaled(x, n);
	if (x != 0 && x - x == 0 && (r == 0 || r - r != 0))
		errno_value = math_range;
	return r;
}

double scalbn(double x, int n) {
	return ldexp(x, n);
}

float scalbnf(float x, int n) {
	return ldexpf(x, n);
}

double scalbln(double x, long n) {
	return ldexp(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n);
}

float scalblnf(float x, long n) {
	return ldexpf(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n);
}

int isnan(double x) {
	return x != x;
}

int isnanf(float x) {
	return x != x;
}

int __isnan(double x) {
	return x != x;
}

int __isnanf(float x) {
	return x != x;
}

int isinf(double x) {
	return __builtin_isinf_sign(x);
}

int isinff(float x) {
	return __builtin_isinf_sign(x);
}

int __isinf(double x) {
	return __builtin_isinf_sign(x);
}

int __isinff(float x) {
	return __builtin_isinf_sign(x);
}

int finite(double x) {
	return x - x == 0;
}

int finitef(float x) {
	return x - x == 0;
}

int __finite(double x) {
	return x - x == 0;
}

int __finitef(float x) {
	return x - x == 0;
}

int __signbit(double x) {
	return __builtin_signbit(x);
}

int __signbitf(float x) {
	return __builtin_signbitf(x);
}

int __fpclassify(double x) {
	return __builtin_fpclassify(0, 1, 4, 3, 2, x);
}

int __fpclassifyf(float x) {
	return __builtin_fpclassify(0, 1, 4, 3, 2, x);
}

long double fabsl(long double x) {
	return __builtin_fabsl(x);
}

long double copysignl(long double x, long double y) {
	return __builtin_copysignl(x, y);
}

long double floorl(long double x) {
	return __builtin_floorl(x);
}

long double ceill(long double x) {
	return __builtin_ceill(x);
}

long double truncl(long double x) {
	return __builtin_truncl(x);
}

long double rintl(long double x) {
	return __builtin_rintl(x);
}

long double nearbyintl(long double x) {
	return __builtin_nearbyintl(x);
}

long double roundl(long double x) {
	return __builtin_roundl(x);
}

long double fminl(long double x, long double y) {
	return __builtin_fminl(x, y);
}

long double fmaxl(long double x, long double y) {
	return __builtin_fmaxl(x, y);
}

long double fdiml(long double x, long double y) {
	return x <= y ? 0 : x - y;
}

long double sqrtl(long double x) {
	if (x < 0)
		errno_value = math_domain;
	return __seabmc_sqrtl(x);
}

int __isnanl(long double x) {
	return x != x;
}

int __isinfl(long double x) {
	return __builtin_isinf_sign(x);
}

int __finitel(long double x) {
	return x - x == 0;
}

int __signbitl(long double x) {
	return __builtin_signbitl(x);
}

int __fpclassifyl(long double x) {
	return __builtin_fpclassify(0, 1, 4, 3, 2, x);
}
