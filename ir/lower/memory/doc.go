// Package memory makes objects, writes and reads them, and puts the operands of instructions into registers. Besides the memory of the program
// it keeps up to three more: which bytes were never written, how stored pointers differ from their integers, and which bytes were modified.
package memory
