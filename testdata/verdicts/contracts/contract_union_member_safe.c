// verdict: SUCCESSFUL
// flags: --function tag --enforce-contract tag
// why: a byte of a union
union u { unsigned w; unsigned char b[4]; };
void tag(union u *u)
__CPROVER_requires(__CPROVER_is_fresh(u, sizeof(*u)))
__CPROVER_assigns(u->b[0])
__CPROVER_ensures((u->w & 0xffffff00u) == (__CPROVER_old(u->w) & 0xffffff00u))
__CPROVER_ensures((u->w & 0xff) == 7)
{ u->b[0] = 7; }
