// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract inc
// why: a call through a pointer is made by the contract too; the callee keeps to it where another file's static variable is concerned
static unsigned counter;
unsigned inc(unsigned *c, unsigned by)
__CPROVER_requires(by <= 3)
__CPROVER_assigns(c != (unsigned *)0: *c)
__CPROVER_ensures(c != (unsigned *)0 ==> *c == __CPROVER_old(*c) + by)
{
    if (c)
        *c += by;
    return by;
}
void harness(void) {
    unsigned (*f)(unsigned *, unsigned) = inc;
    unsigned by, mine = 1;
    _Bool none;
    f(none ? 0 : &mine, by);
}
