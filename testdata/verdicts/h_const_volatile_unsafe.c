// verdict: FAILED
// property: pointer_dereference line 5
// why: x
int main(void) { const volatile int k = 3; 
 *(int *)&k = 3;
 return 0; }
