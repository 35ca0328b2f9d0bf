// Complex numbers. Libraries divide in different ways, which may differ in the last digit; where they do there is no one result.
double creal(double _Complex z) {
	return __real__ z;
}

double cimag(double _Complex z) {
	return __imag__ z;
}

float crealf(float _Complex z) {
	return __real__ z;
}

float cimagf(float _Complex z) {
	return __imag__ z;
}

double _Complex conj(double _Complex z) {
	return ~z;
}

float _Complex conjf(float _Complex z) {
	return ~z;
}

long double creall(long double _Complex z) {
	return __real__ z;
}

long double cimagl(long double _Complex z) {
	return __imag__ z;
}

long double _Complex conjl(long double _Complex z) {
	return ~z;
}

double hypot(double, double), atan2(double, double);
float hypotf(float, float), atan2f(float, float);

double cabs(double _Complex z) {
	return hypot(__real__ z, __imag__ z);
}

float cabsf(float _Complex z) {
	return hypotf(__real__ z, __imag__ z);
}

double carg(double _Complex z) {
	return atan2(__imag__ z, __real__ z);
}

float cargf(float _Complex z) {
	return atan2f(__imag__ z, __real__ z);
}

/* All infinities are one. */
double _Complex cproj(double _Complex z) {
	if (__builtin_isinf(__real__ z) || __builtin_isinf(__imag__ z)) {
		__imag__ z = __builtin_copysign(0, __imag__ z);
		__real__ z = __builtin_inf();
	}
	return z;
}

float _Complex cprojf(float _Complex z) {
	if (__builtin_isinf(__real__ z) || __builtin_isinf(__imag__ z)) {
		__imag__ z = __builtin_copysignf(0, __imag__ z);
		__real__ z = __builtin_inff();
	}
	return z;
}

static double _Complex pair(double real, double imaginary) {
	double _Complex z;
	__real__ z = real;
	__imag__ z = imaginary;
	return z;
}

/* Smith's method, for |c| >= |d|, which avoids overflow. */
static double _Complex smith(double a, double b, double c, double d) {
	double ratio = d / c, by = c + d * ratio;
	return pair((a + b * ratio) / by, (b - a * ratio) / by);
}

double _Complex __divdc3(double a, double b, double c, double d) {
	double by = c * c + d * d;
	double _Complex z = pair((a * c + b * d) / by, (b * c - a * d) / by), w;
	if (__builtin_fabs(c) < __builtin_fabs(d)) {
		w = smith(b, a, d, c);
		__imag__ w = -__imag__ w;
	} else
		w = smith(a, b, c, d);
	if (!(z - w == 0))
		__seabmc_unsupported("a complex quotient on which libraries differ");
	return z;
}

float _Complex __divsc3(float a, float b, float c, float d) {
	double by = (double)c * c + (double)d * d;
	float _Complex z;
	__real__ z = ((double)a * c + (double)b * d) / by;
	__imag__ z = ((double)b * c - (double)a * d) / by;
	double _Complex w = __divdc3(a, b, c, d);
	if (__real__ z != (float)__real__ w || __imag__ z != (float)__imag__ w)
		__seabmc_unsupported("a complex quotient on which libraries differ");
	return z;
}

/* Called where a product came out as a NaN. */
double _Complex __muldc3(double a, double b, double c, double d) {
	(void)a, (void)b, (void)c, (void)d;
	__seabmc_unsupported("a product of complex numbers that are infinite or no numbers");
	return 0;
}

float _Complex __mulsc3(float a, float b, float c, float d) {
	return __muldc3(a, b, c, d);
}
