// verdict: FAILED
// property: pointer_dereference line 16
// check: null-pointer
// flags: --function get
// why: The pointer parameter may be null.
#ifdef NATIVE_MAIN
int nondet_int(void);
int get(int *p);
int main(void) {
  int v = nondet_int();
  get(nondet_int() % 2 ? &v : 0);
  return 0;
}
#endif
int get(int *p) {
  return *p;
}
