// Compares the models of approx.c with the C library: the number that stands for a result is the library's own, and what
// the models state of it must hold.
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong;
static double at;
static const char *what = "";

void __VERIFIER_assume(int c) {
	if (!c && wrong++ < 20)
		printf("%s of %a: the range does not hold the library's result\n", what, at);
}

static int library_errno; // of the last call
unsigned long __seabmc_approximate_integer(const char *what) { return library_errno == ERANGE; }

#define ONE(g) {#g, g, g##f, model_##g, model_##g##f},
#define DECLARE(g) \
	double model_##g(double); \
	float model_##g##f(float);
#define ALL(X) X(sin) X(cos) X(tan) X(asin) X(acos) X(atan) X(sinh) X(cosh) X(tanh) X(asinh) X(acosh) X(atanh) X(exp) X(exp2) \
	X(exp10) X(expm1) X(log) X(log2) X(log10) X(log1p) X(cbrt) X(erf) X(erfc)
ALL(DECLARE)
static const struct function {
	const char *name;
	double (*f)(double);
	float (*ff)(float);
	double (*model)(double);
	float (*modelf)(float);
} functions[] = {ALL(ONE)};
double model_atan2(double, double), model_hypot(double, double), model_pow(double, double);
float model_atan2f(float, float), model_hypotf(float, float), model_powf(float, float);
static const struct function2 {
	const char *name;
	double (*f)(double, double);
	float (*ff)(float, float);
	double (*model)(double, double);
	float (*modelf)(float, float);
} functions2[] = {{"atan2", atan2, atan2f, model_atan2, model_atan2f}, {"hypot", hypot, hypotf, model_hypot, model_hypotf}, {"pow", pow, powf, model_pow, model_powf}};

static double library(const char *name, double x, double y, int bits) {
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (!strcmp(functions[i].name, name))
			return bits < 30 ? functions[i].ff(x) : functions[i].f(x);
	for (size_t i = 0; i < sizeof functions2 / sizeof *functions2; i++)
		if (!strcmp(functions2[i].name, name))
			return bits < 30 ? functions2[i].ff(x, y) : functions2[i].f(x, y);
	abort();
}

double __seabmc_approximate(const char *name, double x, double y, int bits) {
	int before = errno;
	errno = 0;
	double r = library(name, x, y, bits);
	library_errno = errno;
	errno = before;
	return r;
}

void __seabmc_near(const char *name, double r, double x, double y, double low, double high, int bits) {} // package lower tests that

static void same(double want, double got, int wantErrno, int gotErrno) {
	if ((want != got && !(want != want && got != got)) || (want == 0 && signbit(want) != signbit(got)) || wantErrno != gotErrno)
		if (wrong++ < 20)
			printf("%s of %a: %a, errno %d, want %a, errno %d\n", what, at, got, gotErrno, want, wantErrno);
}

static double points[600];
static int n;

int main(void) {
	static const double special[] = {0, 1, 2, 3, 0.5, 0.75, 10, 27, 64, 100, 700, 709.5, 710, 745.2, 746, 1000, 1100, 1e5, 1e9, 1e300, 1e-5, 1e-10, 1e-300, 0x1p-1074, 0x1p-1022,
		0x1p-149, 88.7, 88.8, 103.9, 104, 127.9, 128, 1023.9, 1024, 0x1.921fb54442d18p1, 0x1.921fb54442d18p0, 0x1.fffffep127, 0x1.fffffffffffffp1023, INFINITY, 1 - 0x1p-53, 1 + 0x1p-52};
	for (size_t i = 0; i < sizeof special / sizeof *special; i++) {
		points[n++] = special[i];
		points[n++] = -special[i];
	}
	points[n++] = NAN;
	srand(1);
	while (n < 400)
		points[n] = ((double)rand() / RAND_MAX - 0.5) * pow(10, rand() % 12 - 4), n++;
	for (size_t k = 0; k < sizeof functions / sizeof *functions; k++)
		for (int i = 0; i < n; i++) {
			const struct function *f = &functions[k];
			what = f->name, at = points[i];
			errno = 0;
			double want = f->f(at);
			int e = library_errno = errno;
			errno = 0;
			double got = f->model(at);
			same(want, got, e, errno);
			at = (float)at;
			errno = 0;
			float wantf = f->ff(at);
			library_errno = e = errno;
			errno = 0;
			float gotf = f->modelf(at);
			same(wantf, gotf, e, errno);
		}
	for (size_t k = 0; k < sizeof functions2 / sizeof *functions2; k++)
		for (int i = 0; i < n; i += 3)
			for (int j = 0; j < n; j += 3) {
				const struct function2 *f = &functions2[k];
				what = f->name, at = points[i];
				errno = 0;
				double want = f->f(at, points[j]);
				int e = library_errno = errno;
				errno = 0;
				double got = f->model(at, points[j]);
				same(want, got, e, errno);
				at = (float)at;
				float y = points[j];
				errno = 0;
				float wantf = f->ff(at, y);
				e = library_errno = errno;
				errno = 0;
				float gotf = f->modelf(at, y);
				same(wantf, gotf, e, errno);
			}
	printf("wrong %d\n", wrong);
	return wrong > 0;
}
