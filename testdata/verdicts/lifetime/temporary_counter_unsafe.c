// verdict: FAILED
// property: pointer_dereference line 13
// check: const-write
// why: the counters are in a union that is passed in registers; the value that is counted up is no object of the program's
union counters {
	unsigned char bytes[8];
	unsigned long all;
};
static union counters none(void) {
	return (union counters){.all = 0};
}
int main(void) {
	return none().bytes[3]++;
}
