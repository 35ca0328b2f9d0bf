// verdict: INCONCLUSIVE
// why: Nothing tells how large the array is.
extern int table[];
int main(void) {
#ifndef NATIVE_MAIN
  return table[2];
#endif
  return 0;
}
