// verdict: FAILED
// property: overflow line 6
// why: x
int nondet_int(void);
int main(void) { short s = 30000; int i = nondet_int();
 s += i;
 return s; }
