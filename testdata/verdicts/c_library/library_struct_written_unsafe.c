// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: the structure that getpwuid returns must not be modified (POSIX)
#include <pwd.h>
int main(void) {
	struct passwd *user = getpwuid(0);
	if (user)
		user->pw_name = "root";
	return 0;
}
