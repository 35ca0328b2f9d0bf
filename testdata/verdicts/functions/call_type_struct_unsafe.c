// verdict: FAILED
// property: undefined_behavior line 12
// check: call-type
// why: The table's entry takes a large structure by value; the call passes its address.
struct big { int a[20]; };
static int first(struct big b) { return b.a[0]; }
static int firstOf(struct big *b) { return b->a[0]; }
typedef int (*reader)(struct big *);
int main(int argc, char **argv) {
  struct big b = {{1}};
  reader table[2] = {firstOf, (reader)first};
  return table[argc > 1](&b);
}
