// Where memory is missing, the text stays as it was. A text has an end in any case.
#include "build.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    struct build b = {NULL, 0, 0};
    char s[3];
    size_t n;
    __CPROVER_assume(n <= sizeof s);
    if (!build_append(&b, "ab", 2))
        return;
    bool done = build_append(&b, s, n);
    assert(build_is_valid(&b));
    assert(b.used == (done ? 2 + n : 2));
    assert(b.text[0] == 'a' && b.text[1] == 'b');
    if (done && n > 0)
        assert(b.text[2 + n - 1] == s[n - 1]);
}
