// verdict: SUCCESSFUL
// flags: --replace-call-with-contract fill
// why: fill compares pointers, but only such as it makes of one argument or null, so a part of an array will do
#include <assert.h>
void fill(char *a, char *last)
__CPROVER_requires(__CPROVER_is_fresh(a, 4))
__CPROVER_assigns(__CPROVER_object_upto(a, 4))
__CPROVER_ensures(a[0] == 1 && a[3] == 1)
{
    char *p = a, *end = a + 4;
    if (a == 0)
        return;
    while (p != end)
        *p++ = 1;
    if ((end - a) % 4 != 0)
        a[0] = 0;
}
int main(void) {
    char a[8] = {0};
    fill(a + 4, 0);
    assert(a[3] == 0 && a[4] == 1 && a[7] == 1);
}
