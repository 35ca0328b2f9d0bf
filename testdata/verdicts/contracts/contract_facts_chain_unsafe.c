// verdict: FAILED
// property: precondition line 11
// flags: --function both --enforce-contract both --replace-call-with-contract add
// why: the sum of the greatest elements that are allowed is not below what the second call requires
#define N 40
#define ALL(a, most) __CPROVER_forall { unsigned k; k < N ==> 0 <= (a)->at[k] && (a)->at[k] < (most) }
struct row { int at[N]; };

void add(struct row *r, const struct row *b)
__CPROVER_requires(__CPROVER_is_fresh(r, sizeof *r) && __CPROVER_is_fresh(b, sizeof *b))
__CPROVER_requires(__CPROVER_forall { unsigned i; i < N ==> r->at[i] + b->at[i] < 1000 && r->at[i] + b->at[i] > -1000 })
__CPROVER_assigns(__CPROVER_object_whole(r))
__CPROVER_ensures(__CPROVER_forall { unsigned j; j < N ==> r->at[j] == __CPROVER_old(*r).at[j] + b->at[j] })
{
    for (int i = 0; i < N; i++) r->at[i] += b->at[i];
}

void both(struct row *r, const struct row *b, const struct row *c)
__CPROVER_requires(__CPROVER_is_fresh(r, sizeof *r) && __CPROVER_is_fresh(b, sizeof *b) && __CPROVER_is_fresh(c, sizeof *c))
__CPROVER_requires(ALL(r, 400))
__CPROVER_requires(ALL(b, 300))
__CPROVER_requires(ALL(c, 303))
__CPROVER_assigns(__CPROVER_object_whole(r))
__CPROVER_ensures(ALL(r, 1001))
{
    add(r, b);
    add(r, c);
}
