// verdict: SUCCESSFUL
// why: flood fill: no cell outside of the grid is read or written, and the depth does not matter
int nondet_int(void);
#define W 30
#define H 20
static unsigned char grid[H][W];

static void flood(int y, int x) {
    if (x < 0 || y < 0 || x >= W || y >= H)
        return;
    if (grid[y][x] != 0)
        return;
    grid[y][x] = 1;
    flood(y - 1, x);
    flood(y + 1, x);
    flood(y, x - 1);
    flood(y, x + 1);
}

int main(void) {
    for (int i = 0; i < H; i++)
        for (int j = 0; j < W; j++)
            grid[i][j] = nondet_int() & 1;
    flood(nondet_int() % H, nondet_int() % W);
    return 0;
}
