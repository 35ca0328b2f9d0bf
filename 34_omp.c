#include <assert.h>
int main(void){ int s=0;
#pragma omp parallel for
for(int i=0;i<4;i++) s+=i; assert(s==6); return 0;}
