// verdict: SUCCESSFUL
// flags: --function get
// why: The pointer parameter is null or points to one int, and is tested.
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
 if (!p) return 0;
  return *p;
}
