// verdict: SUCCESSFUL
// why: Whatever number the line says, it is compared before it is used. What is no number is not less than 0 and not more than 1.
#include <assert.h>
#include <stdio.h>
int main(void) {
	char line[80];
	double x;
	if (!fgets(line, sizeof line, stdin) || sscanf(line, "%lf", &x) != 1 || !(x >= 0 && x <= 1))
		return 1;
	int percent = (int)(x * 100);
	assert(percent >= 0 && percent <= 100);
	return 0;
}
