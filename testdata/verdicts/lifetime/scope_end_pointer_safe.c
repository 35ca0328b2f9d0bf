// verdict: SUCCESSFUL
// why: The variable pointed to lives in the outer block.
int main(void) {
  int *p;
 int v = 3;
  {
    p = &v;
  }
  return *p == 3 ? 0 : 1;
}
