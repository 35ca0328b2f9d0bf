// verdict: FAILED
// property: assertion line 7
// flags: --function main --replace-call-with-contract inc
// why: a contract stands for one of two functions that a pointer may lead to
int inc(int x) __CPROVER_requires(x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value > x);
static int dec(int x) { return x - 1; }
int main(void) { _Bool c; int (*f)(int) = c ? inc : dec; int r = f(3); __CPROVER_assert(!c || r == 4, "r"); }
