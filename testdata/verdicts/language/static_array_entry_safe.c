// verdict: SUCCESSFUL
// flags: --function sum
// why: the entry gets an array of the size that its parameter states
int sum(const int v[static 3]) { return (v[0] & 1) + (v[1] & 1) + (v[2] & 1); }
#ifdef NATIVE_MAIN
int main(void) { int v[3] = {0}; return sum(v); }
#endif
