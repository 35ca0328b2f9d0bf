// verdict: SUCCESSFUL
// check: call-type
// why: all arguments have the sizes that the formats ask for; signs, and pointers of other types, may differ.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	const char *s = "text";
	char to[99];
	unsigned u = 3;
	int64_t wide = 4;
	printf("%d %u %x %c %hhd %hd\n", u, 1, -1, *s, *s, (short)3);
	printf("%ld %lld %zu %td %jd %lx\n", 1L, (long long)wide, sizeof s, (ptrdiff_t)0, (intmax_t)1, (unsigned long)u);
	printf("%f %Lg %e %p %p %*d %.*s\n", 1.5f, 1.5L, 2.0, (void *)s, &u, 3, 4, (int)strlen(s), s);
	to[0] = 0;
	snprintf(to + 1, sizeof to - 1, "%d %ld %hhu %c %s %zu %5.1f", u, (long)u, to[0], 'x', s, strlen(s), 1.0);
	return 0;
}
