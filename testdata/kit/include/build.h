#ifndef BUILD_H
#define BUILD_H
#include <stdbool.h>
#include <stddef.h>

// A text that grows. It ends with 0 whenever it has memory.
struct build {
    char *text;
    size_t used, size;
};

bool build_is_valid(const struct build *b);
bool build_append(struct build *b, const char *s, size_t n);
void build_free(struct build *b);
#endif
