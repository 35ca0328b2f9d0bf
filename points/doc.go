// Package points knows where pointers may point: address range maps (thesis ch. 5), with an interval of offsets for each object, and
// ranges of numbers.
package points
