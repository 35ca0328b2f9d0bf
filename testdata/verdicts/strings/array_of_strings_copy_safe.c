// verdict: SUCCESSFUL
// why: Each word fits in its row of the table.
#include <string.h>
int main(void) {
  char rows[2][4];
  const char *words[2] = {"abc", "de"};
  for (int i = 0; i < 2; i++)
    strcpy(rows[i], words[i]);
  return rows[1][0] != 'd';
}
