// verdict: SUCCESSFUL
// why: An argument below argc is a string that may be read at place 0.
int main(int argc, char **argv) {
  int n = 0;
 if (argc > 1) {
   if (argv[1][0] == 'x') n = 1;
  }
  return n;
}
