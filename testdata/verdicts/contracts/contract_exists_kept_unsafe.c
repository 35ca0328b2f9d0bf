// verdict: FAILED
// property: assertion line 9
// flags: --function keep --enforce-contract keep
// why: the only zero may be the one that is overwritten
void keep(unsigned char *s, unsigned n, unsigned k)
__CPROVER_requires(n < 100000 && k < n && __CPROVER_is_fresh(s, n))
__CPROVER_requires(__CPROVER_exists { unsigned i; i < n && s[i] == 0 })
__CPROVER_assigns(s[k])
__CPROVER_ensures(__CPROVER_exists { unsigned i; i < n && s[i] == 0 })
{ s[k] = 1; }
