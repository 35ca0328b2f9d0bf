// verdict: FAILED
// property: pointer_dereference line 9
// with: with/symbols.c
// why: The other file's array has three elements.
int shared, room[4];
extern long table[];
int nondet_int(void);
int main(void) {
  return table[nondet_int() & 3] == 0;
}
