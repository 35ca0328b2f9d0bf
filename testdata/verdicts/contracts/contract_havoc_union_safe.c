// verdict: SUCCESSFUL
// flags: --function f --replace-call-with-contract set
// why: what ensures says of one member tells of the bytes of another
union u { int i; float f; unsigned char b[4]; };
void set(union u *p, int v)
__CPROVER_requires(__CPROVER_w_ok(p, sizeof *p))
__CPROVER_assigns(*p)
__CPROVER_ensures(p->i == v);
void f(void) { union u x; x.f = 1.5f; set(&x, 0x01020304); __CPROVER_assert(x.b[0] == 4, "byte"); }
