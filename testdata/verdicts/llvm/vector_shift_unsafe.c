// verdict: FAILED
// property: undefined_shift line 8
// why: each element is shifted by a count of its own; one may be too large
typedef unsigned v4 __attribute__((vector_size(16)));
unsigned nondet_uint(void);
int main(void) {
	v4 a = {1, 2, 3, 4}, n = {0, 31, nondet_uint(), 5};
	return (a >> n)[0];
}
