// verdict: FAILED
// property: unwind line 7
// flags: --unwind=5 --unwind=9 --like=cbmc
// why: Of a bound that is given twice CBMC takes the first, and after five rounds the loop has not ended.
int main(void) {
    int n = 0;
    for (int i = 0; i < 5; i++)
        n += i;
    return n;
}
