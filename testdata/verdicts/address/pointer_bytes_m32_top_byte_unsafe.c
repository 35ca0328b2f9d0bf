// verdict: FAILED
// property: pointer_dereference line 8
// flags: -m32
// why: A pointer whose highest byte is lost leads elsewhere.
int main(void) {
  int v = 3, *p = &v;
  ((unsigned char *)&p)[3] = 0;
  return *p == 3 ? 0 : 1;
}
