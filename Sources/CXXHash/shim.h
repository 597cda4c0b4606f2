// The system library libxxhash (Debian: libxxhash-dev). calgrid uses XXH3_64bits and XXH3_64bits_withSeed only.
#include <xxhash.h>
