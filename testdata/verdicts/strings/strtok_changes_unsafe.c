// verdict: FAILED
// property: assertion line 10
// why: strtok writes ends into the text, and skips empty fields
#include <assert.h>
#include <string.h>
int main(void) {
	char line[] = ",a,,bc,";
	char *first = strtok(line, ","), *second = strtok(NULL, ","), *third = strtok(NULL, ",");
	assert(first == line + 1 && second == line + 4 && third == NULL);
	assert(strlen(line) == 2 - 1);
	return 0;
}
