// verdict: SUCCESSFUL
// why: strtok skips separators before a word and ends each word.
#include <assert.h>
#include <string.h>
int main(void) {
  char s[] = ",a,,bc,d";
  char *t = strtok(s, ",");
  assert(!strcmp(t, "a"));
  t = strtok(NULL, ",");
  assert(!strcmp(t, "bc"));
  t = strtok(NULL, ",");
  assert(!strcmp(t, "d"));
  assert(!strtok(NULL, ","));
  return 0;
}
