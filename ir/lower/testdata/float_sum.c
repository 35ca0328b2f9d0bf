// Floating-point numbers are the bits of their encoding; NaNs are any quiet NaN.
double f(double x) { return x + 1.0; }
