// verdict: SUCCESSFUL
// why: Global b is written through b itself.
int a[2], b[2];
int main(void) {
 int *p = b;
  *p = 1;
  return a[1];
}
