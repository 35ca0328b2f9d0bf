// verdict: SUCCESSFUL
// why: what gcc leaves of the headers with _FORTIFY_SOURCE: attributes that clang does not have, and wrappers that pass all arguments on
# 1 "stdio2.h" 1 3 4
extern int __sprintf_chk (char *__restrict __s, int __flag, unsigned long __slen, const char *__restrict __format, ...) __attribute__ ((__nothrow__ , __leaf__));
extern char *__strcpy_chk (char *__restrict __dest, const char *__restrict __src, unsigned long __destlen) __attribute__ ((__nothrow__ , __leaf__)) __attribute__ ((__nonnull__ (1, 2)));
extern void *fopen (const char *, const char *) __attribute__ ((__malloc__)) __attribute__ ((__malloc__ (__builtin_free, 1)));
extern _Float128 strtof128 (const char *, char **);
extern int sprintf (char *__restrict __s, const char *__restrict __format, ...) __attribute__ ((__nothrow__));
extern __inline __attribute__ ((__always_inline__)) __attribute__ ((__gnu_inline__)) __attribute__ ((__artificial__)) int
__attribute__ ((__nothrow__ , __leaf__)) sprintf (char *__restrict __s, const char *__restrict __fmt, ...)
{
  return __builtin___sprintf_chk (__s, 2 - 1, __builtin_object_size (__s, 2 > 1), __fmt,
      __builtin_va_arg_pack ());
}
# 16 "i_gcc_fortify_safe.c" 2
extern void __VERIFIER_error(void);
extern int __VERIFIER_nondet_int(void);
int main() {
  char buf[8], to[4];
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 99) return 0;
  int n = sprintf(buf, "%d", x);
  if (n != (x > 9 ? 2 : 1) || buf[n - 1] - '0' != x % 10) __VERIFIER_error();
  __strcpy_chk(to, "abc", 4);
  if (to[2] != 'c') __VERIFIER_error();
  return 0;
}
