// verdict: SUCCESSFUL
// check: other-tools
// why: An array of __CPROVER_constant_infinity_uint elements has one for each unsigned number, also of structures.
unsigned nondet_uint(void);
struct entry { int key; long value; };
int main(void) {
  int count[__CPROVER_constant_infinity_uint];
  struct entry table[__CPROVER_constant_infinity_uint];
  _Bool seen[__CPROVER_constant_infinity_uint];
  unsigned i = nondet_uint(), j = nondet_uint();
  count[i] = 1;
  table[i].value = 5;
  seen[j] = 1;
  int before = count[j];
  count[i] = 2;
  __CPROVER_assert(count[j] == (i == j ? 2 : before), "one place");
  __CPROVER_assert(table[i].value == 5, "members");
  __CPROVER_assert(seen[j], "local");
  return 0;
}
