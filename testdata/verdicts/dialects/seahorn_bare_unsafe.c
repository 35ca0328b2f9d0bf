// verdict: FAILED
// property: assertion line 6
// why: sassert and nd_int come from the prelude; the masked value may be 15.
int main(void) {
  int x = nd_int() & 15;
 sassert(x >= 0 && x < 15);
  return 0;
}
