// verdict: FAILED
// property: assigns line 11
// flags: --function tag --enforce-contract tag
// why: the whole union is written
union u { unsigned w; unsigned char b[4]; };
void tag(union u *u)
__CPROVER_requires(__CPROVER_is_fresh(u, sizeof(*u)))
__CPROVER_assigns(u->b[0])
__CPROVER_ensures((u->w & 0xff) == 7)
{
  u->w = 7;
}
