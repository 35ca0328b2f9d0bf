// verdict: SUCCESSFUL
// flags: --replace-call-with-contract twice
// why: the function that is handed over is the one whose contract the pointer has to obey
int step(int x) __CPROVER_requires(0 <= x && x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value == x + 1);
int twice(int (*f)(int), int x)
__CPROVER_requires(__CPROVER_obeys_contract(f, step) && 0 <= x && x < 50)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == x + 2);
int main(void) { __CPROVER_assert(twice(step, 3) == 5, "5"); }
