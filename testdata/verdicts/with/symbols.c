int shared = 5, room[4], weak_value = 4;
int f(void) { return 2; }
static int helper(void) { return 20; }
int tail(void) { return helper(); }
long table[] = {5, 6, 7};
struct pair { int a, b; };
static struct { char c; } local = {9};
struct pair make(int b) {
  struct pair p = {local.c, b};
  return p;
}
