// verdict: FAILED
// property: loop_invariant_step line 15
// flags: --function fillm --enforce-contract fillm --apply-loop-contracts
// why: the last column is not filled
#define R 3
#define C 4
void fillm(int m[R][C], int v)
__CPROVER_requires(__CPROVER_is_fresh(m, R * C * sizeof(int)))
__CPROVER_assigns(__CPROVER_object_whole(m))
{
  int i, j;
  for (i = 0; i < R; i++)
  __CPROVER_assigns(i, j, __CPROVER_object_whole(m))
  __CPROVER_loop_invariant(0 <= i && i <= R)
  __CPROVER_loop_invariant(__CPROVER_forall { int a; (0 <= a && a < i) ==> __CPROVER_forall { int b; (0 <= b && b < C) ==> m[a][b] == v } })
  {
    for (j = 0; j < C - 1; j++)
    __CPROVER_assigns(j, __CPROVER_object_upto(m[i], sizeof(m[i])))
    __CPROVER_loop_invariant(0 <= j && j <= C)
    __CPROVER_loop_invariant(__CPROVER_forall { int b; (0 <= b && b < j) ==> m[i][b] == v })
    { m[i][j] = v; }
  }
}
