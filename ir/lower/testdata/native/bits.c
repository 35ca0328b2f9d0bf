#include <stdlib.h>
#include <string.h>
#include <stdint.h>
struct B { unsigned a : 3; int b : 7; unsigned c : 20; unsigned long long d : 40; };
unsigned run(unsigned s) {
  struct B b = {0}; b.a = s; b.b = (int)(s & 63) - 20; b.c = s * 3; b.d = (unsigned long long)s * s;
  unsigned r = b.a + (unsigned)b.b * 5u + b.c + (unsigned)(b.d >> 9);
  r ^= __builtin_popcount(s) * 3u + (s ? __builtin_clz(s) + 100u * __builtin_ctz(s) : 9u);
  r += __builtin_bswap32(s) + __builtin_bswap16((unsigned short)s) + (unsigned)(__builtin_bswap64((uint64_t)s << 20) >> 32);
  r = (r << (s & 31)) | (r >> (-s & 31));
  unsigned __int128 w = (unsigned __int128)s * 0x123456789abcdefULL; w *= w;
  r += (unsigned)(w >> 70) + (unsigned)(w / (s | 1)) + (unsigned)(w % 1000);
  signed char ch = (signed char)s; short sh = (short)(s >> 3); long l = (long)ch * sh;
  r += (unsigned)l + (unsigned)(l < 0) + (unsigned)(ch >> 2) + (unsigned)(l / 7) + (unsigned)(l % 5);
  _Bool t = s & 4; r += t ? 1 : 2;
  int o; r += __builtin_mul_overflow((int)s, 3, &o) + __builtin_add_overflow((int)s, 100, &o) + (unsigned)o + __builtin_sub_overflow(s, 7u, (unsigned *)&o);
  r += __builtin_bitreverse32(s) + __builtin_parity(s);
  return r;
}
