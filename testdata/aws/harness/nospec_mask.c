// aws_nospec_mask: all ones if index < bound and both are in the lower half of the range, 0 otherwise.
// category: others
// sources: byte_buf.c
// bug: the specification also accepts index = bound
#include "env.h"
#include <aws/common/private/byte_buf.h>

int main(void) {
    size_t index = nd_size(), bound = nd_size();
    size_t mask = aws_nospec_mask(index, bound);
#ifdef SEED_BUG
    bool in = index <= bound && index <= SIZE_MAX / 2 && bound <= SIZE_MAX / 2;
#else
    bool in = index < bound && index <= SIZE_MAX / 2 && bound <= SIZE_MAX / 2;
#endif
    assert(mask == (in ? UINTPTR_MAX : 0));
    return 0;
}
