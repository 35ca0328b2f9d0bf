// verdict: SUCCESSFUL
// why: Variables with the names of functions that compilers know; all are the program's own.
int index, rindex = 1, bzero[2] = {4, 5}, bcmp, finite = -1;
static double exp = 3, log = 2, round;
struct abs { int y0; } abs = {6};
long alloca = 7, ffs;
enum { j1 = 8 };
int use(int gamma) { return gamma + j1; }
int main(void) {
	index = use(1);
	round = exp - log;
	struct { int signbit, fabs; } in = {index, 2};
	__CPROVER_assert(index == 9 && rindex + bzero[1] + bcmp + finite == 5 && abs.y0 == 6 && alloca == 7 && ffs == 0, "values");
	__CPROVER_assert(round == 1 && in.signbit + in.fabs == 11, "more values");
	return 0;
}
