// verdict: FAILED
// property: array_bounds line 21
// check: bug behind an open loop
// why: set-up of a sorted table; the search of any number of keys looks one place too far
int nondet_int(void);
int main(void) {
	int keys[256], found = 0;
	for (int i = 0; i < 256; i++)
		keys[i] = 3 * i;
	for (;;) {
		int k = nondet_int(), lo = 0, hi = 256;
		if (k == 0)
			break;
		while (lo < hi) {
			int mid = (lo + hi) / 2;
			if (keys[mid] < k)
				lo = mid + 1;
			else
				hi = mid;
		}
		found += keys[lo] == k;
		found &= 1;
	}
	return found;
}
