// verdict: SUCCESSFUL
// why: The program's own mempcpy, of another type than the library's, is what it calls.
static int mempcpy(int to, int from) { return to + from; }
static unsigned long memcpy(unsigned long to, unsigned long from) { return to - from; }
int main(void) {
  __CPROVER_assert(mempcpy(1, 2) == 3 && memcpy(3, 2) == 1, "sum and difference");
  return 0;
}
