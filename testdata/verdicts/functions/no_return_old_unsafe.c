// verdict: FAILED
// property: undefined_behavior line 8
// check: missing-return
// flags: --std=gnu89
// why: A function without a type returns int in old C. A return without an expression gives no value either.
half(x) { if (x & 1) return; return x / 2; }
main() {
  if (half(4) + half(3) > 100)
    return 1;
  return 0;
}
