#ifndef TOPIC_H
#define TOPIC_H
#include <stdbool.h>

// Levels are separated by '/'. In a filter, '+' stands for a level and '#' for the rest.
bool topic_matches(const char *filter, const char *name);
#endif
