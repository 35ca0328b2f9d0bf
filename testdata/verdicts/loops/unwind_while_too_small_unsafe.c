// verdict: FAILED
// property: unwind line 8
// flags: --unwind=3
// why: Four rounds do not fit into three unwindings.
extern int nondet_int(void);
int main(void) {
  int left = 4, x = 0;
  while (left > 0) {
    if (nondet_int()) x++;
    left--;
  }
  return x > 4;
}
