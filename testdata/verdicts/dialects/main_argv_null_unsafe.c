// verdict: FAILED
// property: pointer_dereference line 8
// check: null-pointer
// why: argv[argc] is null and is read through.
int main(int argc, char **argv) {
  int n = 0;
 if (argc >= 1) {
   if (argv[argc][0] == 'x') n = 1;
  }
  return n;
}
