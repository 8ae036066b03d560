// Now, as the store keeps it.

/** Epoch seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
