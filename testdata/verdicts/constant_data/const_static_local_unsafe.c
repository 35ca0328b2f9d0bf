// verdict: FAILED
// property: pointer_dereference line 5
// why: a static const variable of a function is written
int main(void) { static const int k; 
 *(int *)&k = 3;
 return 0; }
