// verdict: SUCCESSFUL
// flags: --replace-call-with-contract room
// why: room asks how large the object is, and gets an object of its own
#include <assert.h>
int room(char *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 4)
{
    return (int)__CPROVER_OBJECT_SIZE(p);
}
int main(void) {
    char a[4];
    int r = room(a);
    assert(r == 4);
}
