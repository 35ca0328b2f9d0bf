// verdict: FAILED
// property: array_bounds line 8
// why: the index leaves the member, not the structure
unsigned nondet_uint(void);
struct s { int a[2]; int b; } t;
int main(void) {
	unsigned i = nondet_uint();
	return t.a[i % 3];
}
