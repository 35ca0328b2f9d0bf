// verdict: SUCCESSFUL
// why: Arithmetic never leaves the object, as CBMC counts.
int main(void) {
  char a[8], b[8], *p = a;
  __CPROVER_size_t n;
  __CPROVER_assert(__CPROVER_same_object(p + n, a) && !__CPROVER_same_object(p + n, b), "still a");
  __CPROVER_assert(__CPROVER_POINTER_OBJECT(p + n) == __CPROVER_POINTER_OBJECT(a), "a's number");
  return 0;
}
