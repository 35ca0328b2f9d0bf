// verdict: FAILED
// property: assertion line 9
// flags: --function run
// why: A place of the table in the structure may be halt.
static int stopped;
static void halt(void) { stopped = 1; }
static void (*const used[])(void) = {halt};
void other(void) { used[0](); }
void run(struct { void (*f[3])(void); } *t, unsigned i) { if (t && i < 3 && t->f[i]) t->f[i](); __CPROVER_assert(!stopped, "runs"); }
