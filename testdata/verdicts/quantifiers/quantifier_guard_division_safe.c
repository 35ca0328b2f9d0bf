// verdict: SUCCESSFUL
// why: divisions stand behind guards, in both sides of an implication
int g[10], n;
int main(void) {
    n = nondet_int();
    __CPROVER_assume(n >= 0);
    __CPROVER_assume(__CPROVER_forall { int i; (n > 10 && i >= 0 && i < 100 / n) ==> g[i] == 0 });
    __CPROVER_assert(__CPROVER_forall { int i; (n > 20 && i >= 0) ==> (i < 100 / n ==> g[i] == 0) }, "of a part");
    __CPROVER_assert(__CPROVER_forall { int i; i == 0 || 5 % i >= 0 }, "not for zero");
    return 0;
}
