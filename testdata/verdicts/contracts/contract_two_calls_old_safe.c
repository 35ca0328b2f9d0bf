// verdict: SUCCESSFUL
// flags: --function main --replace-call-with-contract f
// why: old in the contract of two calls in a row
int g;
void f(void) __CPROVER_requires(1) __CPROVER_assigns(g) __CPROVER_ensures(g > __CPROVER_old(g) && g < 1000);
int main(void) { g = 0; f(); int a = g; f(); __CPROVER_assert(g >= a + 1 && g >= 2, "two"); }
