// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: structures of floats in vectors, of pointers and of small integers, through a pointer to a function
struct point { float x, y, z; };
struct mixed { float x; char tag; };
struct view { const char *text; unsigned char n; };
static struct point move(struct point p, struct mixed m) {
	p.x += m.x;
	p.z = m.tag;
	return p;
}
static struct view head(struct view v) {
	v.n--;
	return v;
}
int main(void) {
	struct point (*f)(struct point, struct mixed) = move;
	struct point p;
	p.x = 1;
	p.y = 2;
	struct mixed m;
	m.x = 1;
	m.tag = 3;
	p.z = 0;
	struct view v;
	v.text = "ab";
	v.n = 2;
	v = head(v);
	p = f(p, m);
	return (int)p.x + (int)p.z + v.n + v.text[0] - 6 - 'a';
}
