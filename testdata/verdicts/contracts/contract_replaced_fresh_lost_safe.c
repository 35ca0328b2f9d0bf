// verdict: SUCCESSFUL
// flags: --memory-leak-check --replace-call-with-contract make
// why: what replaced calls have made is freed
#include <stdlib.h>
int *make(int v) __CPROVER_assigns() __CPROVER_ensures(__CPROVER_is_fresh(__CPROVER_return_value, 4) && *__CPROVER_return_value == v);
int main(void) { int *a = make(1), *b = make(2); *a = *b; free(a); free(b); return 0; }
