// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract asks
// why: asks was proved for memory that can be written, and a string literal cannot
#include <assert.h>
int asks(const char *s)
__CPROVER_requires(__CPROVER_is_fresh(s, 4))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 1)
{
    return __CPROVER_w_ok(s, 4);
}
int main(void) {
    int r = asks("abc");
    assert(r == 1);
}
