// verdict: FAILED
// property: undefined_behavior line 8
// check: invalid-jump
// why: The address is no label's.
int nondet_int(void);
int main(void) {
  void *to = nondet_int() ? &&end : 0;
  goto *to;
end:
  return 0;
}
