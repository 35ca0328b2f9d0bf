// verdict: SUCCESSFUL
// flags: --function fillm --enforce-contract fillm --apply-loop-contracts
// why: a matrix with more rows than are written out: facts about rows are found by their stride
#define R 20
#define C 30
void fillm(int m[R][C], int v)
__CPROVER_requires(__CPROVER_is_fresh(m, R * C * sizeof(int)))
__CPROVER_assigns(__CPROVER_object_whole(m))
__CPROVER_ensures(__CPROVER_forall { int i; (0 <= i && i < R) ==> __CPROVER_forall { int j; (0 <= j && j < C) ==> m[i][j] == v } })
{
  int i, j;
  for (i = 0; i < R; i++)
  __CPROVER_assigns(i, j, __CPROVER_object_whole(m))
  __CPROVER_loop_invariant(0 <= i && i <= R)
  __CPROVER_loop_invariant(__CPROVER_forall { int a; (0 <= a && a < i) ==> __CPROVER_forall { int b; (0 <= b && b < C) ==> m[a][b] == v } })
  __CPROVER_decreases(R - i)
  {
    for (j = 0; j < C; j++)
    __CPROVER_assigns(j, __CPROVER_object_upto(m[i], sizeof(m[i])))
    __CPROVER_loop_invariant(0 <= j && j <= C)
    __CPROVER_loop_invariant(__CPROVER_forall { int b; (0 <= b && b < j) ==> m[i][b] == v })
    __CPROVER_decreases(C - j)
    { m[i][j] = v; }
  }
}
