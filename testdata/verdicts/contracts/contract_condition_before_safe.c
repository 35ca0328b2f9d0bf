// verdict: SUCCESSFUL
// flags: --function flip --enforce-contract flip
// why: the condition of a target counts as it was before the call
int mode, other;
void flip(void)
__CPROVER_assigns(mode; mode: other)
__CPROVER_ensures(mode == !__CPROVER_old(mode))
{
  int m = mode;
  mode = !mode;
  if (m) other = 1;
}
