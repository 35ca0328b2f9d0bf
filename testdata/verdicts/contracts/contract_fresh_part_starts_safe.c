// verdict: SUCCESSFUL
// flags: --replace-call-with-contract copy
// why: copy asks whether it got the same pointer twice; parts of an array that do not overlap do not start at one place
#include <assert.h>
void copy(char *to, const char *from)
__CPROVER_requires(__CPROVER_is_fresh(to, 4) && __CPROVER_is_fresh(from, 4))
__CPROVER_assigns(__CPROVER_object_upto(to, 4))
__CPROVER_ensures(to[0] == from[0] && to[3] == from[3])
{
    if (to == from)
        return;
    for (int i = 0; i < 4; i++)
        to[i] = from[i];
}
int main(void) {
    char a[8] = {1, 2, 3, 4};
    copy(a + 4, a);
    assert(a[7] == 4);
}
