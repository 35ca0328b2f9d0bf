// verdict: FAILED
// property: assertion line 7
// flags: --function run
// why: No address of a function of this type is taken; another file may pass clear, which has external linkage.
int flag = 1;
void clear(int *p) { *p = 0; }
void run(void (*f)(int *)) { if (f) f(&flag); __CPROVER_assert(flag == 1, "set"); }
