// verdict: SUCCESSFUL
// flags: --replace-call-with-contract f
// why: the result lies in the range
#include <assert.h>
char *f(char *p)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_pointer_in_range_dfcc(p, __CPROVER_return_value, p+3));
int main(void) {
    char a[8] = {0};
    char *q = f(a);
    assert(q-a <= 3 && *q == 0);
    return 0;
}
