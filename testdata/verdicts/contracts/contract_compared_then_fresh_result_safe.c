// verdict: SUCCESSFUL
// flags: --replace-call-with-contract make
// why: the result is what *out is, although is_fresh says only later that it is a new object
#include <assert.h>
int *make(int **out)
__CPROVER_assigns(*out)
__CPROVER_ensures(__CPROVER_return_value == *out)
__CPROVER_ensures(__CPROVER_is_fresh(__CPROVER_return_value, 4) && *__CPROVER_return_value == 3);
int main(void) {
    int *p;
    int *q = make(&p);
    *p = 4;
    assert(*q == 4);
}
