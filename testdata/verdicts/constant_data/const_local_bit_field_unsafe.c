// verdict: FAILED
// property: pointer_dereference line 6
// why: a bit-field of a const structure is written
struct b { unsigned a : 3, b : 5; };
int main(void) { const struct b k = {1, 2}; 
 ((struct b *)&k)->b = 3;
 return 0; }
