// verdict: FAILED
// property: pointer_dereference line 5
// why: a const compound literal that is copied from constant data is written
int main(int argc, char **argv) { int *p = (int *)(int const [9]){1,2,3,4,5,6,7};
 *p = 1;
 return 0; }
