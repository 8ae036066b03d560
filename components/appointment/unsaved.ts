// Whoever leads away from an editor asks here first: the board when another row is opened, links, the back button.

type Ask = (go: () => void) => void;

let ask: Ask | null = null;

/** Goes at once, or after the person has decided what becomes of unsaved work. */
export function leaveThen(go: () => void): void {
  if (ask) ask(go);
  else go();
}

/** An editor with unsaved work wants to be asked; returns how to stop. */
export function askBeforeLeaving(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}
