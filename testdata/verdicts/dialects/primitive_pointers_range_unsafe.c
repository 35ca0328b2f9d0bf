// verdict: FAILED
// property: pointer_primitives line 9
// flags: --pointer-primitive-check
// check: other-tools
// why: The pointer may be beyond the end of its object.
int nondet_int(void);
int main(void) {
  char a[4], *base = a;
  return __CPROVER_OBJECT_SIZE(base + nondet_int()) != 4;
}
