// verdict: SUCCESSFUL
// why: Pop is refused on the empty stack.
extern _Bool nondet_bool(void);
static int cells[3];
static int top;
int main(void) {
  int *base = cells, sum = 0;
  for (int i = 0; i < 5; i++) {
    if (nondet_bool()) {
      if (top < 3) base[top++] = i;
   } else if (top > 0) {
      sum |= base[--top];
    }
  }
  return sum > 7;
}
