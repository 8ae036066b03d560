// The interface about itself: the OpenAPI document, and a page that shows it to people. Both are public.
import { z } from 'zod';
import { operation, type Operation } from '../http/operation';
import { openApiDocument } from './document';
import { docsPage } from './page';

type Place = { origin: string; medicationGateways: readonly string[] };

/** `/openapi.json` and `/docs` for a table of operations; made at the first request, then kept. */
export function documentationOperations(table: readonly Operation[], place: Place): Operation[] {
  const document = once(() => openApiDocument(table, place));
  const page = once(() => docsPage(document()));
  const common = {
    method: 'GET',
    source: 'extension',
    scope: null,
    credential: 'Authorization',
    errors: [],
  } as const;
  return [
    operation({
      ...common,
      id: 'getOpenApi',
      path: '/openapi.json',
      summary: 'This interface as an OpenAPI 3.1 document',
      answers: { 200: { description: 'The document', schema: z.object({ openapi: z.string() }) } },
      handler: () => Promise.resolve({ status: 200, body: document() }),
    }),
    operation({
      ...common,
      id: 'getDocs',
      path: '/docs',
      summary: 'This interface as a page for people',
      answers: { 200: { description: 'HTML', schema: null } },
      handler: async () => {
        const { html, policy } = await page();
        const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
        return { status: 200, raw: html, headers };
      },
    }),
  ];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
