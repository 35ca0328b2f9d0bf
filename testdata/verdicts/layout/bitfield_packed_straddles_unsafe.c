// verdict: FAILED
// property: assertion line 14
// why: packed bit-fields lie without a gap, over bounds of words
#include <assert.h>
#include <string.h>
struct __attribute__((packed)) s { unsigned a : 7; unsigned long long b : 50; unsigned c : 7; };
int main(void) {
	struct s s;
	memset(&s, 0xff, sizeof s);
	s.b = 0;
	unsigned char raw[sizeof s];
	memcpy(raw, &s, sizeof s);
	assert(sizeof s == 8 && s.a == 127 && s.c == 127);
	assert(raw[0] == 127 && raw[6] == 0 && raw[7] == 255);
	return 0;
}
