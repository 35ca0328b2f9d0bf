// verdict: FAILED
// property: pointer_dereference line 5
// why: x
int main(int argc, char **argv) { int *p = (int *)&(const int){argc};
 *p = 1;
 return 0; }
