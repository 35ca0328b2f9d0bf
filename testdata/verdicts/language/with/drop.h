#define DROP(x) (void)(x)
