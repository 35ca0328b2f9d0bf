// verdict: FAILED
// property: assertion line 6
// why: the arguments may differ, however many there are.
#include <assert.h>
int main(int argc, char **argv) {
  assert(argc < 203 || argv[200][0] == argv[201][0]);
}
