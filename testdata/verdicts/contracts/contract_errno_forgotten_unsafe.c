// verdict: FAILED
// property: assertion line 17
// flags: --replace-call-with-contract number
// why: strtol sets errno, which the contract of number says nothing of
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
long number(const char *s)
__CPROVER_requires(s != NULL)
__CPROVER_assigns()
{
    return strtol(s, NULL, 10);
}
int main(void) {
    errno = 0;
    number("99999999999999999999999999");
    assert(errno == 0);
}
