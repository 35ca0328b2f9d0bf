// verdict: FAILED
// property: assertion line 12
// flags: --function run
// why: The callback may be reset, which another function passes on, and which writes the counter.
typedef void (*callback)(void);
static int counter = 1;
static void reset(void) { counter = 0; }
static void later(callback f) { f(); }
void other(void) { later(reset); }
void run(callback f) {
  if (f) f();
  __CPROVER_assert(counter == 1, "one");
}
