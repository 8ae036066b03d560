/**
 * For everything that asks the server: when the answer is that the session has ended, the person signs in over the
 * page and the same is asked again, so that nothing typed is lost.
 */

const bus = new EventTarget();
const ENDED = 'ended';
const AGAIN = 'again';

/** What a server action answers when the session has ended. */
interface SignedOut {
  kind: 'signed-out';
}

/** Does `call` (a server action), again after a new sign-in if need be; never answers `signed-out`. */
export async function attempt<Answer>(call: () => Promise<Answer>): Promise<Exclude<Answer, SignedOut>> {
  for (;;) {
    const answer = await call();
    if (!isSignedOut(answer)) return answer as Exclude<Answer, SignedOut>;
    await signedInAgain();
  }
}

/** The same for `fetch`: an answer 401 waits for the sign-in and asks again. */
export async function fetchSignedIn(address: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(address, init);
    if (response.status !== 401) return response;
    await signedInAgain();
  }
}

/** Opens the sign-in over the page; resolves when the person is back. */
function signedInAgain(): Promise<void> {
  return new Promise((resolve) => {
    bus.addEventListener(AGAIN, () => resolve(), { once: true });
    bus.dispatchEvent(new Event(ENDED));
  });
}

/** For the keeper of the session: hears that somebody was told it has ended. Returns how to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  bus.addEventListener(ENDED, listener);
  return () => bus.removeEventListener(ENDED, listener);
}

/** For the keeper of the session: everything that waited goes on. */
export function announceSignedIn(): void {
  bus.dispatchEvent(new Event(AGAIN));
}

function isSignedOut(answer: unknown): answer is SignedOut {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'signed-out';
}
