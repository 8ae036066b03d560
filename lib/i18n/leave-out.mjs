/** Build step: takes the place of a language file that no page asks for (see next.config.mjs). */
export default function leaveOut() {
  return 'export default {};';
}
