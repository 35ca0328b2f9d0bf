// verdict: SUCCESSFUL
// check: other-tools
// why: An uninterpreted function gives the same for the same arguments, of each scalar type, in whatever order and on whatever path it is called.
#include <assert.h>
#include <stdbool.h>
long __CPROVER_uninterpreted_mix(char, short, unsigned long, double, bool, const void *);
float __CPROVER_uninterpreted_ratio(float);
_Bool __ESBMC_uninterpreted_flag(unsigned char);
int nondet_int(void);
char nondet_char(void);
double nondet_double(void);
float nondet_float(void);
unsigned char nondet_uchar(void);
int main(void) {
  int o;
  char c = nondet_char();
  double d = nondet_double();
  long first;
  if (nondet_int()) first = __CPROVER_uninterpreted_mix(c, 2, 3, d, true, &o);
  else first = __CPROVER_uninterpreted_mix(c, 1 + 1, 3, d, 1, &o);
  assert(first == __CPROVER_uninterpreted_mix(c, 2, 3, d, true, &o));
  float f = nondet_float(), r = __CPROVER_uninterpreted_ratio(f);
  if (f == 1.0f && r > 2) assert(__CPROVER_uninterpreted_ratio(1.0f) > 2);
  unsigned char seen[3] = {nondet_uchar(), nondet_uchar(), nondet_uchar()};
  int yes = 0;
  for (int i = 0; i < 3; i++) yes += __ESBMC_uninterpreted_flag(seen[i]);
  if (seen[0] == seen[1] && seen[1] == seen[2]) assert(yes == 0 || yes == 3);
  return 0;
}
