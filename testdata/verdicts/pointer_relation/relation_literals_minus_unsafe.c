// verdict: FAILED
// property: same_object line 5
// check: pointer-comparison
// why: Two string literals with different texts are two arrays.
int main(void) { return "abc" - "de" > 0; }
