// verdict: FAILED
// property: pointer_dereference line 9
// flags: --property main.pointer_dereference.2
// why: The index outside of the array is not asked about, nor is the first write; the second is, and it fails.
struct { int a[2], b[2]; } s;
extern int nondet_int(void);
int main(void) {
  int i = nondet_int(); if (i < 0 || i > 9) return 0; s.a[i] = 1;
  s.b[i] = 2;
  return 0;
}
