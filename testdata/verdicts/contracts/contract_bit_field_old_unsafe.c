// verdict: FAILED
// property: assertion line 6
// flags: --function f --enforce-contract f
// why: a bit-field that is to stay is changed for one value
struct b { unsigned a : 3, c : 5; };
void f(struct b *s) __CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s)) __CPROVER_assigns(*s) __CPROVER_ensures(s->a == 2 && s->c == __CPROVER_old(s->c))
{ s->a = 2; if (s->c == 17) s->c = 16; }
