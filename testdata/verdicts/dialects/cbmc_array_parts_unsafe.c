// verdict: FAILED
// property: assertion line 11
// check: other-tools
// why: array_copy writes all of the first array: what the second lacks is any value.
int nondet_int(void);
int main(void) {
  int to[4] = {0}, from[2] = {1, 2};
  __CPROVER_array_copy(to, from);
  __CPROVER_assert(to[0] == 1 && to[1] == 2, "what there is");
  __CPROVER_array_replace(from, to);
  __CPROVER_assert(to[3] == 0, "what there is not");
  return 0;
}
