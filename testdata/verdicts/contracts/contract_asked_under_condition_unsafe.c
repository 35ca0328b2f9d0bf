// verdict: FAILED
// flags: --function g --enforce-contract g --replace-call-with-contract take
// property: precondition line 6
// why: one byte more than is_fresh names
int take(const char *p, unsigned n)
__CPROVER_requires(n == 0 || __CPROVER_r_ok(p, n))
__CPROVER_assigns();
void g(const char *p, const char *q, unsigned n)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_requires(n == 0 || n < 9 && __CPROVER_is_fresh(q, n))
__CPROVER_assigns()
{
	take(p, 4);
	if (n != 0)
		take(q, n + 1);
}
