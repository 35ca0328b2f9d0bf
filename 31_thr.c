#include <pthread.h>
#include <assert.h>
int x; void*f(void*a){x=1;return 0;}
int main(void){ pthread_t t; pthread_create(&t,0,f,0); pthread_join(t,0); assert(x==1); return 0;}
