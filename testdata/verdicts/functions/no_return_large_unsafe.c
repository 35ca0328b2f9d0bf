// verdict: FAILED
// property: undefined_behavior line 13
// check: missing-return
// why: A large structure is assigned from a call that ends without a return where no element is found; that uses the result.
struct row { int id, values[6]; };
static struct row table[2] = {{1, {10}}, {2, {20}}};
static struct row find(int id) {
  for (int i = 0; i < 2; i++)
    if (table[i].id == id) return table[i];
}
int nondet_int(void);
int main(void) {
  struct row r = find(nondet_int() & 3);
  return 0;
}
