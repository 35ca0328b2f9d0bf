// verdict: INCONCLUSIVE
// flags: --object-bits=5
// why: every block has a fourth byte, but the loop makes more blocks than there are objects
#include <stdlib.h>
unsigned char nondet_uchar(void);
int main(void) {
	char *kept[200];
	for (int i = 0; i < 200; i++) {
		size_t n = i == 6 ? 5 : 4;
		kept[i] = malloc(n);
		if (!kept[i]) return 0;
		kept[i][3] = (char)nondet_uchar();
	}
	return kept[100][3];
}
