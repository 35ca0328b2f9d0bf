// verdict: SUCCESSFUL
// why: basename and dirname of POSIX cut the path as they say, trailing slashes left out.
#include <assert.h>
#include <libgen.h>
#include <string.h>
static int is(char *(*f)(char *), const char *path, const char *want) {
  char copy[16];
  strcpy(copy, path);
  return strcmp(f(copy), want) == 0;
}
int main(void) {
  assert(is(basename, "/usr/lib", "lib") && is(dirname, "/usr/lib", "/usr"));
  assert(is(basename, "/usr/", "usr") && is(dirname, "/usr/", "/"));
  assert(is(basename, "usr", "usr") && is(dirname, "usr", "."));
  assert(is(basename, "/", "/") && is(dirname, "/", "/"));
  assert(is(basename, "//", "/") && is(dirname, "a//b//", "a"));
  assert(is(basename, "", ".") && is(dirname, "", "."));
  return 0;
}
