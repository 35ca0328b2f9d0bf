// verdict: SUCCESSFUL
// why: argv has argc strings, and a null pointer behind them.
#include <assert.h>
int main(int argc, char **argv) {
  for (int i = 0; i < argc; i++)
    assert(argv[i] && (argv[i][0] == 0 || argv[i][0] != 0));
  assert(!argv[argc]);
  return 0;
}
