// The /docs page: the OpenAPI document as plain HTML without a script, so that its policy can forbid nearly all.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { OpenApiDocument } from './document';
import { guideSection } from './page/guide-section';
import { operationSection } from './page/operation-section';
import { schemaSection } from './page/schema-section';
import { markdown, type Html } from './page/text';

export type Page = {
  html: Uint8Array<ArrayBuffer>;
  /** Content-Security-Policy: nothing but this very style sheet. */
  policy: string;
};

/** The page for a document. */
export async function docsPage(document: OpenApiDocument): Promise<Page> {
  const style = readFileSync(new URL('./page/page.css', import.meta.url), 'utf8');
  const digest = createHash('sha256').update(style).digest('base64');
  return {
    html: new TextEncoder().encode(await whole(document, style)),
    policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function whole(document: OpenApiDocument, style: string): Html {
  const { info, tags, components } = document;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} · interface</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the operations</a>
        <nav aria-label="Operations">
          <p class="brand">${info.title} <small>${info.version}</small></p>
          <a href="#guide">A partner's first hour</a>
          ${tags.map((tag) => navigation(document, tag.name))}
          <a href="#schemas">Schemas</a>
        </nav>
        <main id="content">
          <h1>${info.title}: the interface</h1>
          ${markdown(info.description)}
          <p><a href="/openapi.json">The same as an OpenAPI 3.1 document</a></p>
          ${guideSection()} ${tags.map((tag) => family(document, tag))}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))}
          </section>
        </main>
      </body>
    </html>`;
}

function operationsOf({ paths }: OpenApiDocument, tag: string) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

function navigation(document: OpenApiDocument, tag: string): Html {
  return html`<h2><a href="#family-${tag}">/${tag}</a></h2>
    <ul>
      ${operationsOf(document, tag).map(
        ({ method, operation }) =>
          html`<li>
            <a href="#${operation.operationId}"
              ><span class="method ${method}">${method}</span>${operation.operationId}</a
            >
          </li>`,
      )}
    </ul>`;
}

function family(document: OpenApiDocument, tag: { name: string; description: string }): Html {
  return html`<section aria-labelledby="family-${tag.name}">
    <h2 id="family-${tag.name}">/${tag.name} <small>${tag.description}</small></h2>
    ${operationsOf(document, tag.name).map((place) => operationSection(document, place))}
  </section>`;
}
