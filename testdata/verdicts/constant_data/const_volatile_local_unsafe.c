// verdict: FAILED
// property: pointer_dereference line 5
// why: a const volatile variable is written by the program
int main(void) { const volatile int k = 3; 
 *(int *)&k = 3;
 return 0; }
