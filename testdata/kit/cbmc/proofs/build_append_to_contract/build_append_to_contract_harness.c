// build_append stands on the contract of the static function grown alone.
#include "build.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    struct build b;
    char s[4];
    __CPROVER_assume(b.size > 0 && b.size <= 100);
    b.text = malloc(b.size);
    __CPROVER_assume(b.text != NULL && build_is_valid(&b));
    size_t before = b.used;
    bool done = build_append(&b, s, sizeof s);
    assert(build_is_valid(&b));
    assert(!done || b.used == before + 4);
}
