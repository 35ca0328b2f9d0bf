// verdict: FAILED
// property: overflow line 7
// check: signed-overflow
// why: s += i is computed in int
int nondet_int(void);
int main(void) { short s = 30000; int i = nondet_int();
 s += i;
 return s; }
