// verdict: SUCCESSFUL
// flags: --max-args=24 --max-string=4
// why: each argument is a string of its own.
#include <assert.h>
int main(int argc, char **argv) {
  if (argc < 23) return 0;
  char was = argv[21][0];
  if (argv[20][0]) argv[20][0] = 'a';
  assert(argv[20] != argv[21] && argv[21][0] == was);
}
