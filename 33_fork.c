#include <unistd.h>
#include <assert.h>
#include <sys/wait.h>
int main(void){ int x=0; pid_t p=fork(); if(p==0){x=1; _exit(0);} int st; wait(&st); assert(x==0); return 0;}
