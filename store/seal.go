package store

import (
	"bytes"
	"crypto/sha256"
	"fmt"
)

// seal puts a checksum before a value. The checksum covers the bucket and key too, so that a damaged file does not return the value of another key.
func seal(bucket, key, value []byte) []byte {
	return append(checksum(bucket, key, value), value...)
}

// unseal removes the checksum again. It returns nil if the value is damaged.
func unseal(bucket, key, b []byte) []byte {
	if len(b) < checksumSize || !bytes.Equal(checksum(bucket, key, b[checksumSize:]), b[:checksumSize]) {
		return nil
	}
	return bytes.Clone(b[checksumSize:])
}

const checksumSize = 8

func checksum(bucket, key, value []byte) []byte {
	h := sha256.New()
	fmt.Fprintf(h, "%s %d ", bucket, len(key))
	h.Write(key)
	h.Write(value)
	return h.Sum(nil)[:checksumSize:checksumSize]
}
