#ifndef TEXT_H
#define TEXT_H
#include <stddef.h>

int text_parse(const char *s, size_t n, int *value);
size_t text_trim(const char *s, size_t n);
char *text_copy(const char *s, size_t n);
#endif
