'use client';

/** Puts a name on the clipboard; false where the browser does not let a page do that. */
export async function copyName(name: string): Promise<boolean> {
  // Missing where the page did not come over https.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return false;
  return clipboard.writeText(name).then(
    () => true,
    () => false, // The person, or a policy, forbids it.
  );
}
