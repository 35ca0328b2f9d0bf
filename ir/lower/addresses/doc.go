// Package addresses gives objects addresses, if the program looks at addresses. It converts pointers to integers and integers to pointers.
//
// In SEA-IR a pointer is the number of an object and an offset. In: the objects that were made (Addresses.Place), and the registers that the program
// converts or compares. Out: registers. The Host assumes what the language guarantees about addresses.
package addresses
