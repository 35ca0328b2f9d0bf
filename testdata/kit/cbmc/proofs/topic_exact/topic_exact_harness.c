// A filter without '+' and '#' matches the name that is equal to it, and no other.
#include "topic.h"
#include <assert.h>
#include <string.h>

void harness(void) {
    char filter[4], name[4];
    filter[3] = name[3] = 0;
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < 3) ==> filter[i] != '+' && filter[i] != '#' });
    assert(topic_matches(filter, name) == (strcmp(filter, name) == 0));
}
