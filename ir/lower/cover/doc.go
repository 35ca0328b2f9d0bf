// Package cover notes what executions come to: lines, goals of coverage, and assertions that none comes to.
package cover
