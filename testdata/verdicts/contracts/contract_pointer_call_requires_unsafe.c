// verdict: FAILED
// property: precondition line 5
// flags: --function main --replace-call-with-contract inc
// why: what the contract requires is checked where the call is through a pointer
int inc(int x) __CPROVER_requires(x < 100) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_return_value > x);
static int dec(int x) { return x < -100 ? x : x - 1; }
int main(void) { _Bool c; int y; int (*f)(int) = c ? inc : dec; f(y); }
