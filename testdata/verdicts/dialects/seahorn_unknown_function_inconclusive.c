// verdict: INCONCLUSIVE
// why: What sea_get_shadowmem returns is for SeaHorn to know; to take it for a function that returns anything would be a guess.
extern unsigned long sea_get_shadowmem(char, char *);
extern void sassert(int);
int main(void) {
  char c[4];
  sassert(sea_get_shadowmem(0, c) == 0);
  return 0;
}
