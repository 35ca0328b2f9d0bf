// verdict: SUCCESSFUL
// check: const-write
// why: The copy of the constant table may be written.
static const int table[2] = {1, 2};
int main(void) {
 int copy[2] = {table[0], table[1]};
 int *p = copy;
  p[1] = 3;
  return p[1] - 3;
}
