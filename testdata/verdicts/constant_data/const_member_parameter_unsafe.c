// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: A parameter passed by value is a variable of its own; its const member is written.
struct big { const long k[4]; int n; };
static int take(struct big b) {
  b.n = 3;
  *(long *)&b.k[2] = 1;
  return b.n;
}
int main(void) {
  struct big b = {{1, 2, 3, 4}, 5};
  return take(b) - 3;
}
