// verdict: FAILED
// property: pointer_dereference line 5
// why: x
int main(void) { static const int k; 
 *(int *)&k = 3;
 return 0; }
