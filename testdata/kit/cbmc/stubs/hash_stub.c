// stands for table_hash, whose loop is of no interest
unsigned nondet_unsigned(void);
unsigned table_hash(int key) { (void)key; return nondet_unsigned(); }
