// verdict: FAILED
// property: precondition line 11
// flags: --function move --enforce-contract move --replace-call-with-contract get --replace-call-with-contract add --apply-loop-contracts
// why: the other queue may be full
struct queue { unsigned count; };
void get(struct queue *q)
__CPROVER_requires(__CPROVER_is_fresh(q, sizeof *q) && q->count > 0)
__CPROVER_assigns(q->count)
__CPROVER_ensures(q->count == __CPROVER_old(q->count) - 1);
void add(struct queue *q)
__CPROVER_requires(__CPROVER_is_fresh(q, sizeof *q) && q->count < 100)
__CPROVER_assigns(q->count)
__CPROVER_ensures(q->count == __CPROVER_old(q->count) + 1);

void move(struct queue *a, struct queue *b)
__CPROVER_requires(__CPROVER_is_fresh(a, sizeof *a) && __CPROVER_is_fresh(b, sizeof *b))
__CPROVER_requires(b->count <= 100 && a->count <= 101 - b->count)
__CPROVER_assigns(a->count, b->count)
__CPROVER_ensures(a->count == 0 && b->count == __CPROVER_old(a->count + b->count))
{
    while (a->count > 0)
    __CPROVER_assigns(a->count, b->count)
    __CPROVER_loop_invariant(a->count <= __CPROVER_loop_entry(a->count) && a->count + b->count == __CPROVER_loop_entry(a->count + b->count))
    __CPROVER_decreases(a->count)
    {
        get(a);
        add(b);
    }
}
