// verdict: FAILED
// property: pointer_dereference line 5
// why: an element of a const compound literal is written
int main(void) { int *p = (int *)(const int[]){1, 2};
 p[0] = 3;
 return 0; }
