// verdict: INCONCLUSIVE
// why: The label starts a thread, and threads are unsupported.
int x;
void f(void) { x = 1; }
int main(void) {
  __CPROVER_ASYNC_1: f();
  return x;
}
