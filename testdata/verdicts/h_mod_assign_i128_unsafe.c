// verdict: FAILED
// property: overflow line 6
// why: x
long nondet_long(void);
int main(void) { __int128 m = (__int128)nondet_long() << 64; int d = -1;
 m %= d;
 return (int)m; }
