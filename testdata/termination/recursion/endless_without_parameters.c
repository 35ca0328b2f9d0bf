// verdict: FAILED
// why: nothing changes
void f(void) { f(); }
int main(void) { f(); }
