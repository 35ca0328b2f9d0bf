// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: Two elements after the third there is none.
int table[4] = {1, 2, 3, 4};
int *mid = &table[2];
int main(void) {
 return mid[2] - 4;
}
