// verdict: FAILED
// property: precondition line 8
// flags: --replace-call-with-contract twice
// why: the pointer may be another function
int step(int x) __CPROVER_requires(0 <= x && x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == x + 1);
static int other(int x) { return x; }
int twice(int (*f)(int), int x)
__CPROVER_requires(__CPROVER_obeys_contract(f, step) && 0 <= x && x < 50)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == x + 2);
int main(void) { _Bool c; __CPROVER_assert(twice(c ? step : other, 3) == 5, "5"); }
