// Pieces of text on the /docs page.
import { html, raw } from 'hono/html';

/** Markup whose parts were escaped. */
export type Html = ReturnType<typeof html>;

/** The little Markdown that our introduction uses: paragraphs, **strong** and `code`. */
export function markdown(text: string): Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${raw(marked(paragraph))}</p>`);
}

/** A table with a caption for those who hear it; nothing when there are no rows. */
export function table(caption: string, heads: string[], rows: (Html | string)[][]): Html | string {
  if (rows.length === 0) return '';
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function marked(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>');
}
