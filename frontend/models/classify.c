// The macros of <math.h> that classify and compare numbers, for files that use them without it: other tools build them in.
int signbit(double x) {
	return __builtin_signbit(x) != 0;
}

int isfinite(double x) {
	return __builtin_isfinite(x);
}

int isnormal(double x) {
	return __builtin_isnormal(x);
}

int fpclassify(double x) {
	return __builtin_fpclassify(0, 1, 4, 3, 2, x); // glibc's numbers
}

int isgreater(double x, double y) {
	return __builtin_isgreater(x, y);
}

int isgreaterequal(double x, double y) {
	return __builtin_isgreaterequal(x, y);
}

int isless(double x, double y) {
	return __builtin_isless(x, y);
}

int islessequal(double x, double y) {
	return __builtin_islessequal(x, y);
}

int islessgreater(double x, double y) {
	return __builtin_islessgreater(x, y);
}

int isunordered(double x, double y) {
	return __builtin_isunordered(x, y);
}
