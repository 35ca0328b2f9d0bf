// verdict: FAILED
// property: division_by_zero line 8
// why: Each element is divided; one divisor may be zero.
typedef int v4 __attribute__((vector_size(16)));
unsigned nondet_uint(void);
int main(void) {
  v4 a = {1, 2, 3, 4}, b = {4, 3, nondet_uint() & 7, 1};
  return (a / b)[0];
}
