// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: C23 goes to a newer clang, which moves structures through registers too, unset members and padding included. Nobody reads these.
struct rec { short id; char tag; };
struct date { int day : 6, month : 5; unsigned year : 12; };
static int use(struct rec r) {
  return r.id;
}
static struct date make(void) {
  struct date d;
  d.day = 3;
  d.month = 4;
  return d;
}
int main(void) {
  unsigned _BitInt(200) wide = 3;
  struct rec r;
  r.id = (short)wide;
  struct date d = make();
  return use(r) + d.day + d.month;
}
