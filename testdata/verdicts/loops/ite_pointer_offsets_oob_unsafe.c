// verdict: FAILED
// property: pointer_dereference line 9
// check: past-end
// why: Offset 3 is outside the smaller object.
extern _Bool nondet_bool(void);
int main(void) {
  char small[2] = {0}, large[8] = {0};
  char *p = nondet_bool() ? small : large;
 p[3] = 1;
  return 0;
}
