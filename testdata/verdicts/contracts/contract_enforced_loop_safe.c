// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the loop writes only elements that the function may write, whatever is forgotten of the structure
struct s { int len; int a[10]; };
void f(struct s *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p))
__CPROVER_requires(p->len == 4)
__CPROVER_assigns(__CPROVER_object_upto(p->a, sizeof p->a))
__CPROVER_ensures(__CPROVER_forall { int k; (0 <= k && k < 10) ==> p->a[k] == 1 })
__CPROVER_ensures(p->len == 4)
{
  int i;
  for (i = 0; i < 10; i++)
  __CPROVER_loop_invariant(0 <= i && i <= 10 && p->len == 4)
  __CPROVER_loop_invariant(__CPROVER_forall { int k; (0 <= k && k < i) ==> p->a[k] == 1 })
    p->a[i] = 1;
}
