// A partner's first hour on the /docs page: the very programs that a test runs against the service.
import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { markdown, type Html } from './text';

type Step = { title: string; words: string; code: string };

/** The guide as a section of the page. */
export function guideSection(): Html {
  return html`<section aria-labelledby="guide">
    <h2 id="guide">A partner's first hour</h2>
    ${markdown(INTRODUCTION)}
    ${steps().map(
      ({ title, words, code }) =>
        html`<article class="guide" aria-label="${title}">
          <h3>${title}</h3>
          ${words === '' ? '' : markdown(words)}
          <pre role="region" aria-label="Code: ${title}" tabindex="0"><code>${code}</code></pre>
        </article>`,
    )}
  </section>`;
}

const INTRODUCTION = `One Node program (20 or newer) that does everything a partner needs, from the first token to encryption, one piece after the other; then encryption in Python, and a receiver for events. Where it reads \`process.env\`, put what your administrator gave you: \`BASE_URL\`, \`CLIENT_ID\`, \`CLIENT_SECRET\`, \`KEY_ID\`, \`SHARED_SECRET\`. On a demonstration all of it is in \`demo.json\`.`;

function steps(): Step[] {
  const receiver = "An event is signed with your subscription's key: `Eka-Webhook-Signature: t=…,v1=…`.";
  const python = 'The same with jwcrypto; `TOKEN` is the access token.';
  return [
    ...sectionsOf(read('first-hour.mjs')),
    { title: 'Encryption in Python', words: python, code: read('encryption.py') },
    { title: 'Receiving events', words: receiver, code: read('receiver.mjs') },
  ];
}

/** Pieces of a program, each under a line `// === Title` and one of explanation. */
function sectionsOf(program: string): Step[] {
  return program
    .split(/^\/\/ === /m)
    .slice(1)
    .map((piece) => {
      const [title = '', words = '', ...code] = piece.split('\n');
      return { title, words: words.replace(/^\/\/ /, ''), code: code.join('\n').trim() };
    });
}

function read(name: string): string {
  return readFileSync(new URL(`../guide/${name}`, import.meta.url), 'utf8').trim();
}
