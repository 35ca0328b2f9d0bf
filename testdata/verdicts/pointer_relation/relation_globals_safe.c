// verdict: SUCCESSFUL
// check: pointer-comparison
// why: Constant addresses in one array are ordered.
static long g[4];
int main(void) {
  __CPROVER_assert(&g[1] < &g[3] && &g[3] - &g[1] == 2 && g + 4 > g, "in order");
  return 0;
}
