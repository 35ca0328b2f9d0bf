// verdict: FAILED
// property: pointer_dereference line 11
// check: library-sizes
// why: The last word with its zero is longer than its row and the table ends there.
#include <string.h>
int main(void) {
  char rows[2][4];
  const char *words[2] = {"abc", "de"};
 words[1] = "defg";
  for (int i = 0; i < 2; i++)
    strcpy(rows[i], words[i]);
  return rows[1][0] != 'd';
}
