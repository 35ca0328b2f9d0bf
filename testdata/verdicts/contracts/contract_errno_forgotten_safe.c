// verdict: SUCCESSFUL
// flags: --replace-call-with-contract number
// why: errno is set again after the call
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
    number("99999999999999999999999999");
    errno = 0;
    assert(errno == 0);
}
