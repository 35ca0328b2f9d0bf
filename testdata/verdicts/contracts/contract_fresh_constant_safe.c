// verdict: SUCCESSFUL
// flags: --replace-call-with-contract first
// why: is_fresh does not ask that memory can be written: what a function writes stands in assigns
#include <assert.h>
static const char table[4] = {7, 8, 9, 10};
int first(const char *s)
__CPROVER_requires(__CPROVER_is_fresh(s, 4))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == s[0])
{
    return s[0];
}
int main(void) {
    int r = first("abc");
    assert(r == 'a');
    r = first(table);
    assert(r == 7);
}
