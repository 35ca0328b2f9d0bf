// verdict: FAILED
// property: memory_overlap line 11
// why: a structure is assigned from one that overlaps it in a union
struct three { int a[3]; };
union cells {
	struct { struct three at; int rest; } low;
	struct { int first; struct three at; } high;
};
int main(void) {
	union cells c = {{{{1, 2, 3}}, 4}};
	c.high.at = c.low.at;
	return 0;
}
