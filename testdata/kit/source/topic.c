#include "topic.h"

bool topic_matches(const char *filter, const char *name) {
    while (*filter != 0 && *filter != '#') {
        if (*filter == '+') {
#ifdef TOPIC_BUG
            while (*name != '/')
#else
            while (*name != 0 && *name != '/')
#endif
                name++;
            filter++;
            continue;
        }
        if (*filter != *name)
            return false;
        filter++;
        name++;
    }
    return *filter == '#' || *name == 0;
}
