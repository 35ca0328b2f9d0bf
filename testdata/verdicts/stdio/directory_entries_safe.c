// verdict: SUCCESSFUL
// why: a name has less than 256 characters
#include <dirent.h>
#include <string.h>
int main(void) {
	char name[256];
	DIR *d = opendir(".");
	if (!d)
		return 1;
	struct dirent *e = readdir(d);
	if (e && e->d_name[0] != '.')
		strcpy(name, e->d_name); /**/
	closedir(d);
	return 0;
}
