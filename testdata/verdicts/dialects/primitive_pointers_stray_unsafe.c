// verdict: FAILED
// property: pointer_primitives line 8
// flags: --pointer-primitive-check
// check: other-tools
// why: The second pointer was never set.
int main(void) {
  char a[4], *stray;
  if (__CPROVER_same_object(a, stray)) return 1;
  return 0;
}
