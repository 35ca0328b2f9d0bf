// verdict: FAILED
// property: pointer_dereference line 13
// why: a name may have more than 100 characters
#include <dirent.h>
#include <string.h>
int main(void) {
	char name[100];
	DIR *d = opendir(".");
	if (!d)
		return 1;
	struct dirent *e = readdir(d);
	if (e && e->d_name[0] != '.')
		strcpy(name, e->d_name);
	closedir(d);
	return 0;
}
