// A conversion that does not fit gives any value.
int f(float x) { return x; }
