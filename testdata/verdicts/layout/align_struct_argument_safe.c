// verdict: SUCCESSFUL
// flags: --alignment-check
// why: a structure is passed by value from a multiple of eight; a packed one may stand anywhere
struct three { long a, b, c; };
struct __attribute__((packed)) three_packed { long a, b, c; };
_Alignas(16) static char bytes[40];
static long second(struct three t) {
	return t.b;
}
static long second_packed(struct three_packed t) {
	return t.b;
}
int main(void) {
	return (int)(second(*(struct three *)&bytes[8]) + second_packed(*(struct three_packed *)&bytes[3]));
}
