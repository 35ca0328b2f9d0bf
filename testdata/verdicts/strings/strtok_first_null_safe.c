// verdict: SUCCESSFUL
// check: precondition
// why: after the last token strtok gives null, however often it is asked
#include <assert.h>
#include <string.h>
int main(void) {
	char line[] = "a b", *state;
	assert(*strtok(line, " ") == 'a' && *strtok(0, " ") == 'b');
	assert(!strtok(0, " ") && !strtok(0, " "));
	char rest[] = ",,";
	assert(!strtok_r(rest, ",", &state) && !strtok_r(0, ",", &state));
	return 0;
}
