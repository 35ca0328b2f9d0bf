// verdict: FAILED
// property: memory_overlap line 8
// why: pointers to structures that overlap by two thirds
struct t { long a[3]; };
static long all[4];
static struct t get(void) { return *(struct t *)all; }
static void put(struct t *to, const struct t *from) {
	*to = *from;
}
int main(void) { struct t x = get(); put((struct t *)(all + 1), &x); put((struct t *)(all + 1), (struct t *)all); return 0; }
