// verdict: FAILED
// property: assertion line 8
// why: what is called is the definition
int sum(void *p);
int sum(const int *p) { return *p; }
int main(void) {
    int a = nondet_int();
    __CPROVER_assert(sum(&a) != 3, "any");
    return 0;
}
