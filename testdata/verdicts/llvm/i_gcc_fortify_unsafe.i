// verdict: FAILED
// property: assertion line 12
// why: the copy that _FORTIFY_SOURCE checks is a copy
# 1 "stdio2.h" 1 3 4
extern char *__strcpy_chk (char *__restrict __dest, const char *__restrict __src, unsigned long __destlen) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));
extern void *fopen (const char *, const char *) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (__builtin_free, 1)));
# 8 "i_gcc_fortify_unsafe.i" 2
extern void __VERIFIER_error(void);
int main() {
  char to[4];
  __strcpy_chk(to, "abc", 4);
  if (to[2] == 'c') __VERIFIER_error();
  return 0;
}
