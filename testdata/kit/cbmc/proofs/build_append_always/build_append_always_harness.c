// Where malloc never fails, neither does a short text.
#include "build.h"
#include <assert.h>

void harness(void) {
    struct build b = {NULL, 0, 0};
    assert(build_append(&b, "one", 3));
    assert(build_append(&b, "two", 3));
    assert(b.used == 6 && b.text[5] == 'o' && b.text[6] == 0);
}
