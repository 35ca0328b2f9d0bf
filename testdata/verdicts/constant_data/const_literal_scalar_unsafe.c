// verdict: FAILED
// property: pointer_dereference line 5
// why: a const compound literal of type int is written
int main(int argc, char **argv) { int *p = (int *)&(const int){argc};
 *p = 1;
 return 0; }
