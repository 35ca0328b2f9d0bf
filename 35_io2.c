#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>
#include <assert.h>
#include <sys/time.h>
#include <time.h>
#include <stdlib.h>
int main(void){ char b[4]="abc"; assert(write(1,b,4)<=4); assert(fwrite(b,1,4,stdout)<=4); setbuf(stdout,NULL); struct timeval tv; gettimeofday(&tv,NULL); assert(tv.tv_usec<1000000); struct timespec ts; if(!clock_gettime(CLOCK_REALTIME,&ts)) assert(ts.tv_nsec>=0); time_t t=time(0); struct tm*m=localtime(&t); if(m) assert(m->tm_mon<12&&m->tm_mday>0); assert(drand48()<1); assert(lrand48()>=0); assert(difftime(5,3)==2); assert(puts("x")>=-1); write(1,b,5); return 0;}
