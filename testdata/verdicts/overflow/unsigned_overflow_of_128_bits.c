// verdict: FAILED
// property: overflow line 9
// check: unsigned-overflow
// flags: --unsigned-overflow-check
// why: A negative int becomes a number near 2^128, to which nothing can be added.
extern int nondet_int(void);
int main(void) {
  unsigned __int128 a = (unsigned __int128)(__int128)nondet_int();
  a = a + 1;
  return a == 7;
}
