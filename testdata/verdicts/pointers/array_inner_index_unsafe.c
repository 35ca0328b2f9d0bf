// verdict: FAILED
// property: array_bounds line 6
// why: an inner index runs into the next row
unsigned nondet_uint(void);
int main(void) { int a[2][3] = {{0}}; unsigned i = nondet_uint() % 6;
 return a[0][i];
}
