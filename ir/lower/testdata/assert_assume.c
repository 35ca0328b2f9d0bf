// An assumption restricts all executions from there on; an assertion must hold in those that are left.
void __CPROVER_assume(_Bool);
void __CPROVER_assert(_Bool, const char *);
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    __CPROVER_assume(x < 10);
    __CPROVER_assert(x < 11, "x is small");
}
