// Package points computes where pointers may point. It has address range maps (thesis ch. 5), with an interval of offsets for each object, and
// ranges of numbers.
package points
