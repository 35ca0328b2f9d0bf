// No byte behind the ends of the two texts is read, whatever they are; '#' alone matches everything.
#include "topic.h"
#include <assert.h>

void harness(void) {
    char filter[4], name[4];
    filter[3] = name[3] = 0;
    bool matches = topic_matches(filter, name);
    if (filter[0] == '#')
        assert(matches);
    if (filter[0] == 0)
        assert(matches == (name[0] == 0));
}
