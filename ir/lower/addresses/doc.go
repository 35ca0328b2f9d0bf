// Package addresses gives objects addresses where the program looks at them, and finds the integers that pointers are and the pointers that
// integers are.
//
// In SEA-IR a pointer is an object's number and an offset. In: the objects that were made (Addresses.Place), and the registers that the
// program converts or compares. Out: registers. What the language promises of addresses is assumed by the Host.
package addresses
