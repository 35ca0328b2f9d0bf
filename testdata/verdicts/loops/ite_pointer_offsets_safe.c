// verdict: SUCCESSFUL
// why: Both choices lie within their objects of different size.
extern _Bool nondet_bool(void);
int main(void) {
  char small[2] = {0}, large[8] = {0};
  char *p = nondet_bool() ? small : large;
 p[1] = 1;
  return 0;
}
