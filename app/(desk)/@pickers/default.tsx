/** Pages without a part of their own in the top bar. */
export default function Nothing() {
  return null;
}
