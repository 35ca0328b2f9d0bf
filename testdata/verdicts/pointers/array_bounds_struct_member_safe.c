// verdict: SUCCESSFUL
// why: the index is inside the member
unsigned nondet_uint(void);
struct s { int a[2]; int b; } t;
int main(void) {
	unsigned i = nondet_uint();
	return t.a[i % 2];
}
