// verdict: FAILED
// property: assertion line 12
// flags: --replace-call-with-contract f
// why: the result may be the end of the range
#include <assert.h>
char *f(char *p)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_pointer_in_range_dfcc(p, __CPROVER_return_value, p+3));
int main(void) {
    char a[8] = {0};
    char *q = f(a);
    assert(q-a<3);
    return 0;
}
