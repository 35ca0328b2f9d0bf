// verdict: SUCCESSFUL
// check: pointer-comparison
// why: the library orders pointers inside its own objects only
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
static int cmp(const void *a, const void *b) { return *(const int*)a - *(const int*)b; }
int main(void) { int v[4] = {3,1,2,0}; qsort(v, 4, sizeof *v, cmp); int k = 2; int *f = bsearch(&k, v, 4, sizeof *v, cmp); if (!f || f - v != 2) abort(); char a[8] = "ab,cd"; char *s = NULL; char *t = strtok_r(a, ",", &s); if (t != a) abort(); memmove(a + 2, a, 3); char buf[16]; snprintf(buf, sizeof buf, "%d", 5); char *e; strtol("12x", &e, 10); if (strstr("hello", "ll") == NULL) abort(); return 0; }
