// verdict: FAILED
// property: pointer_dereference line 13
// check: const-write
// why: The third inner structure has a const member where the loop writes.
struct inner { int x; const int y; };
struct outer { long k; struct inner in[4]; };
int main(void) {
  struct outer o = {1, {{1, 2}}};
  for (int i = 0; i < 3; i++)
    o.in[i].x = i;
  int *p = &o.in[2].x;
  p++;
  *p = 7;
  return 0;
}
