// verdict: FAILED
// property: pointer_dereference line 11
// check: null-pointer
// why: The walk takes one step more than there are nodes and reads through null.
struct node { int v; struct node *next; };
int main(void) {
  struct node c = {3, 0}, b = {2, &c}, a = {1, &b};
  struct node *p = &a;
  int sum = 0;
 for (int i = 0; i < 4; i++) {
    sum += p->v;
    p = p->next;
  }
  return sum;
}
