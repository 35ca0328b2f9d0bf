// verdict: FAILED
// property: assertion line 21
// flags: --replace-call-with-contract again
// why: again clears the end of the input, which its contract cannot name; it gets at it through a pointer
#include <assert.h>
#include <stdio.h>
FILE *input;
int again(void)
__CPROVER_assigns()
__CPROVER_ensures(1)
{
    clearerr(input);
    return 1;
}
int main(void) {
    input = stdin;
    getchar();
    if (!feof(stdin))
        return 0;
    again();
    assert(feof(stdin));
}
