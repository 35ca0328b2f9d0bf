// A loop that ends by itself is unrolled to its end: its three rounds stand one after another, and no assertion is needed.
int f(int x) {
    for (int i = 0; i < 3; i++)
        x += 5;
    return x;
}
