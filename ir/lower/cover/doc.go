// Package cover records what executions reach: lines, coverage goals, and the assertions that none of them reaches.
package cover
