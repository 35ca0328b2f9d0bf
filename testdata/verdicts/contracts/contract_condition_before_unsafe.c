// verdict: FAILED
// property: assigns line 12
// flags: --function flip --enforce-contract flip
// why: the condition held after the first write only
int mode, other;
void flip(void)
__CPROVER_assigns(mode; mode: other)
__CPROVER_ensures(mode == !__CPROVER_old(mode))
{
  mode = !mode;
  if (mode)
    other = 1;
}
