// verdict: FAILED
// property: unwind line 8
// flags: --unwindset=main.0:3
// why: The bound that the user gives this loop allows two rounds and the exit, one round too few.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint() % 4, s = 0;
  for (unsigned i = 0; i < n; i++)
    s += i;
  return s > 3;
}
