#include "build.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// the size to ask for when `need` bytes are needed; 0 if there is no such size
static size_t grown(size_t size, size_t need)
__CPROVER_requires(size <= SIZE_MAX / 4)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0 || __CPROVER_return_value >= need)
__CPROVER_ensures(need <= SIZE_MAX / 4 ==> __CPROVER_return_value >= 2 * size)
{
    if (need > SIZE_MAX / 4)
        return 0;
    return need > 2 * size ? need : 2 * size;
}

bool build_is_valid(const struct build *b) {
    return b->text == NULL ? b->used == 0 && b->size == 0 : b->used < b->size && b->size <= SIZE_MAX / 4 && b->text[b->used] == 0;
}

bool build_append(struct build *b, const char *s, size_t n) {
    if (n >= SIZE_MAX / 4 - b->used)
        return false;
    size_t need = b->used + n + 1;
    if (need > b->size) {
        size_t size = grown(b->size, need);
        if (size == 0)
            return false;
#ifdef BUILD_BUG
        b->text = realloc(b->text, size);
        if (b->text == NULL)
            return false;
#else
        char *text = realloc(b->text, size);
        if (text == NULL)
            return false;
        b->text = text;
#endif
        b->size = size;
    }
    memcpy(b->text + b->used, s, n);
    b->used += n;
    b->text[b->used] = 0;
    return true;
}

void build_free(struct build *b) {
    free(b->text);
    b->text = NULL;
    b->used = b->size = 0;
}
