#include <stdlib.h>
#include <string.h>
unsigned run(unsigned s) {
  unsigned r = 0;
  for (int i = 0; i < 10; i++) {
    r = r * 31 + (s >> (i % 7)) ;
    if (r & 1) r ^= 0x5a5a5a5a; else r += s;
    switch (r % 5) { case 0: r += 3; break; case 1: r -= 1; /* fall */ case 2: r ^= 7; break; case 4: continue; default: r *= 3; }
  }
  return r;
}
