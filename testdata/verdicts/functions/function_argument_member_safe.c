// verdict: SUCCESSFUL
// flags: --function run
// why: Whatever function the member is, it returns a number, and it does not change the structure.
struct ops { int id; int (*get)(int); };
static int twice(int x) { return (int)(2u * (unsigned)x); }
static const struct ops known = {1, twice};
const struct ops *registered(void) { return &known; }
int run(struct ops *o) { if (!o || !o->get) return 0; int id = o->id; unsigned r = (unsigned)o->get(21) % 7;
  __CPROVER_assert(r < 7 && o->id == id, "a rest");
  return r;
}
