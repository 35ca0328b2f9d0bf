// verdict: FAILED
// property: precondition line 10
// flags: --function twice --enforce-contract twice --replace-call-with-contract push
// why: there may be room for one value only
struct stack {
    int top;
    int values[8];
};
void push(struct stack *s, int v)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && 0 <= s->top && s->top < 8)
__CPROVER_assigns(s->top, s->values)
__CPROVER_ensures(s->top == __CPROVER_old(s->top) + 1 && s->values[s->top - 1] == v)
__CPROVER_ensures(__CPROVER_forall { int k; 0 <= k && k < 8 && k != s->top - 1 ==> s->values[k] == __CPROVER_old(s->values)[k] });

void twice(struct stack *s, int v)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && 0 <= s->top && s->top <= 7)
__CPROVER_assigns(s->top, s->values)
__CPROVER_ensures(s->values[s->top - 1] == v && s->values[s->top - 2] == v)
{
    push(s, v);
    push(s, v);
}
