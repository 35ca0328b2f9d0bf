// No block is lost, even where memory is missing.
#include "build.h"

void harness(void) {
    struct build b = {NULL, 0, 0};
    build_append(&b, "one", 3);
    build_append(&b, "two three", 9);
    build_free(&b);
}
