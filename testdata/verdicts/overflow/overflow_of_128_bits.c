// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: The product of three longs may need more than 128 bits, although that of two does not.
extern long nondet_long(void);
int main(void) {
  __int128 a = nondet_long(), b = nondet_long(), c = nondet_long();
  __int128 two = a * b;
  __int128 three = two * c;
  return three == 7;
}
