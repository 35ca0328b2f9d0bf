// verdict: FAILED
// why: the flag is turned at both ends
int main(void) {
    unsigned x = 5;
    _Bool down = 1;
    while (x <= 10) {
        if (x == 0)
            down = 0;
        if (x == 10)
            down = 1;
        if (down)
            x--;
        else
            x++;
    }
}
