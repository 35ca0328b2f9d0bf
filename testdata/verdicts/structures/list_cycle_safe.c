// verdict: SUCCESSFUL
// why: The list's last node points to null, so the walk stops after three nodes.
struct node { int v; struct node *next; };
int main(void) {
  struct node c = {3, 0}, b = {2, &c}, a = {1, &b};
  struct node *p = &a;
  int sum = 0;
 for (int i = 0; i < 3; i++) {
    sum += p->v;
    p = p->next;
  }
  return sum;
}
