// verdict: FAILED
// property: memory_overlap line 8
// why: structures of bit-fields, one byte apart
struct flags { unsigned a : 12, b : 20; };
int main(void) {
	unsigned char bytes[8] = {1, 2, 3};
	struct flags *p = (struct flags *)(bytes + 1), *q = (struct flags *)bytes;
	*p = *q;
	return 0;
}
