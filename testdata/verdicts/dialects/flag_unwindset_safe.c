// verdict: SUCCESSFUL
// flags: --unwindset=main.0:4
// why: Three rounds and the exit are within the bound that the user gives this loop.
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint() % 4, s = 0;
  for (unsigned i = 0; i < n; i++)
    s += i;
  return s > 3;
}
