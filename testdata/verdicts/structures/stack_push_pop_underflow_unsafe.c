// verdict: FAILED
// property: pointer_dereference line 14
// check: before-start
// why: Pop on the empty stack reads place -1.
extern _Bool nondet_bool(void);
static int cells[3];
static int top;
int main(void) {
  int *base = cells, sum = 0;
  for (int i = 0; i < 5; i++) {
    if (nondet_bool()) {
      if (top < 3) base[top++] = i;
   } else {
      sum |= base[--top];
    }
  }
  return sum > 7;
}
