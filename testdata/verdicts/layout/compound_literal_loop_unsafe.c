// verdict: FAILED
// property: pointer_dereference line 11
// why: The literal of the last round is read behind the loop.
int main(void) {
  int *q = 0;
  for (int i = 0; i < 3; i++) {
    q = &(int){i};
    if (*q == 2)
      break;
  }
  return *q;
}
