// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: The write through a cast goes to constant data.
static const int table[2] = {1, 2};
int main(void) {
 int *p = (int *)table;
  p[1] = 3;
  return p[1] - 3;
}
