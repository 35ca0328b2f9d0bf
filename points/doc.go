// Package points tells where pointers may point: address range maps (ch. 5 of the thesis), with an interval of offsets for each object, and
// what ranges say of numbers.
package points
