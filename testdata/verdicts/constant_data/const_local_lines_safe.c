// verdict: SUCCESSFUL
// why: initialisers over several lines, with comments, semicolons and other variables in between
struct s { int a, b, c[3]; const char *n; };
int nondet_int(void);
static struct s get(int k) { struct s x = {k}; return x; }
int main(void) {
  const struct s x = {
    .a = nondet_int() & 7, /* ; */
    .b = 2, // ;
    .c = { 1,
           nondet_int(), ({ int q = 1; q; }) },
    .n = ";",
  }, y = nondet_int()
     ? x
     : get(3),
  z[2] = { x,
           get(2) };
  return x.b + y.b + z[1].a > 10;
}
