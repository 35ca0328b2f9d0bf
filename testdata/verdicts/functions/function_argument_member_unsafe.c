// verdict: FAILED
// property: assertion line 10
// flags: --function run
// why: The member of what the argument points to may be twice.
struct ops { int id; int (*get)(int); };
static int twice(int x) { return 2 * x; }
static const struct ops known = {1, twice};
const struct ops *registered(void) { return &known; }
int run(struct ops *o) { if (!o || !o->get) return 0; int r = o->get(21);
  __CPROVER_assert(r != 42, "not 42");
  return r;
}
