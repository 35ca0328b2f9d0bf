// verdict: SUCCESSFUL
// why: sassert and nd_int come from the prelude; the masked value fits.
int main(void) {
  int x = nd_int() & 15;
 sassert(x >= 0 && x <= 15);
  return 0;
}
