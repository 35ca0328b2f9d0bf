// verdict: FAILED
// property: assertion line 9
// flags: --function find --enforce-contract find
// why: the last character is not looked at
#include <stddef.h>
const char *find(const char *s, size_t n, char c)
__CPROVER_requires(n > 0 && n <= 6)
__CPROVER_requires(__CPROVER_is_fresh(s, n))
__CPROVER_ensures(__CPROVER_return_value == NULL ==> __CPROVER_forall { size_t i; i < n ==> s[i] != c })
{
  for (size_t i = 0; i + 1 < n; i++) if (s[i] == c) return s + i;
  return NULL;
}
