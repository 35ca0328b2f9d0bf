// verdict: SUCCESSFUL
// flags: --replace-call-with-contract f
// why: a qualified result
#include <assert.h>
const int f(void)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 3);
const char *g(void);
int main(void) {
    assert(f() == 3);
    return 0;
}
