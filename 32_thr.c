#include <threads.h>
#include <assert.h>
int x; int f(void*a){x=1;return 0;}
int main(void){ thrd_t t; if(thrd_create(&t,f,0)!=thrd_success) return 0; thrd_join(t,0); assert(x==1); return 0;}
