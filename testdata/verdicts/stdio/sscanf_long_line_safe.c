// verdict: SUCCESSFUL
// why: Whatever the lines say, scores are checked, names have room, and records are put in order. To read each line of 64 characters costs too much.
#include <assert.h>
#include <stdio.h>
#include <string.h>
struct record {
	char name[16];
	int score;
};
static struct record top[2];
static int n;
static void add(const char *name, int score) {
	if (n < 2)
		n++;
	else if (score <= top[1].score)
		return;
	int i = n - 1;
	for (; i > 0 && top[i - 1].score < score; i--)
		top[i] = top[i - 1];
	strncpy(top[i].name, name, sizeof top[i].name - 1);
	top[i].name[sizeof top[i].name - 1] = 0;
	top[i].score = score;
}
int main(void) {
	char line[64], name[16];
	int score;
	for (int k = 0; k < 3 && fgets(line, sizeof line, stdin); k++)
		if (sscanf(line, "%15s %d", name, &score) == 2 && score >= 0 && score <= 100)
			add(name, score);
	for (int i = 0; i < n; i++)
		assert(strlen(top[i].name) < 16 && top[i].score <= 100);
	assert(n < 2 || top[0].score >= top[1].score);
	return 0;
}
