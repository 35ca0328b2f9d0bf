// verdict: FAILED
// property: undefined_behavior line 10
// check: missing-return
// why: The structure that pick returns in registers is used, but pick(2) ends without a return.
struct pair { int x, y; };
static struct pair pick(int i, struct pair a, struct pair b) {
  if (i == 0) return a;
  if (i == 1) return b;
}
int main(void) { return pick(2, (struct pair){0, 0}, (struct pair){0, 0}).x && 0; }
