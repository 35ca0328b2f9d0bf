// verdict: SUCCESSFUL
// flags: --function main --replace-call-with-contract f
// why: the condition of the target is false at the call
int g;
void f(int c) __CPROVER_requires(1) __CPROVER_assigns(c > 0: g);
int main(void) { int c; if (c > 0) return 0; g = 4; f(c); __CPROVER_assert(g == 4, "g"); }
