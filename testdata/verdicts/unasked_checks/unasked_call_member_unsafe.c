// verdict: FAILED
// property: pointer_dereference line 9
// flags: --no-pointer-check
// why: The operation of the structure was never set: a call of null.
struct ops { int (*open)(int), (*close)(int); };
static int nothing(int x) { return x; }
static struct ops ops = {.open = nothing};
int main(void) { int r = ops.open(4);
  r = ops.close(r);
  return r;
}
