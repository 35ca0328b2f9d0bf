// verdict: FAILED
// property: assertion line 11
// flags: --function f --replace-call-with-contract set
// why: ensures says something of one byte only
union u { int i; float f; unsigned char b[4]; };
void set(union u *p, int v)
__CPROVER_requires(__CPROVER_w_ok(p, sizeof *p))
__CPROVER_assigns(*p)
__CPROVER_ensures(p->b[0] == (unsigned char)v);
void f(void) { union u x; x.i = 5; set(&x, 5);
__CPROVER_assert(x.i == 5, "all bytes may change"); }
