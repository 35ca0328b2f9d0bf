// verdict: FAILED
// property: undefined_behavior line 11
// check: invalid-enum
// flags: --enum-range-check
// why: The second shape has a kind that is none.
enum kind { circle = 1, square };
struct shape { int size; enum kind kind; };
static int corners(const struct shape *s, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += s[i].kind == square ? 4 : 0;
  return sum;
}
int main(void) {
  struct shape s[2] = {{3, square}, {4}};
  return corners(s, 2);
}
