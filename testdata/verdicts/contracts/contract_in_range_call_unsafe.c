// verdict: FAILED
// property: precondition line 5
// flags: --function main --replace-call-with-contract f
// why: the pointer may lead into another object
void f(int *a, int *p) __CPROVER_requires(__CPROVER_pointer_in_range_dfcc(a, p, a + 3)) __CPROVER_assigns(*p);
int main(void) { int a[8], b[8]; int *p; _Bool c; p = c ? a + 3 : b + 1; f(a, p); }
