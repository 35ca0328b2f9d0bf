// verdict: SUCCESSFUL
// why: The global pointer is initialised to the third element.
int table[4] = {1, 2, 3, 4};
int *mid = &table[2];
int main(void) {
 return mid[1] - 4;
}
