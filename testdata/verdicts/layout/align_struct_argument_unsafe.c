// verdict: FAILED
// property: alignment line 11
// flags: --alignment-check
// why: a structure is passed by value in memory, from a place that is not aligned for it
struct three { long a, b, c; };
_Alignas(16) static char bytes[40];
static long second(struct three t) {
	return t.b;
}
int main(void) {
	return (int)second(*(struct three *)&bytes[4]);
}
