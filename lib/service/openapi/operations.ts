// The interface about itself: the OpenAPI document, and a page that shows it to people. Both are public.
import { z } from 'zod';
import { operation, table, type Operation } from '../http/operation';
import { openApiDocument, type OpenApiDocument } from './document';
import { docsPage, type Page } from './page';

type Place = { origin: string; medicationGateways: readonly string[] };

/** `/openapi.json` and `/docs` for a list of operations; made at the first request, then kept. */
export function documentationOperations(operations: readonly Operation[], place: Place): Operation[] {
  const document = once(() => openApiDocument(operations, place));
  const page = once(() => docsPage(document()));
  return table([
    ['GET', '/openapi.json', 'Authorization', null, openApi(document)],
    ['GET', '/docs', 'Authorization', null, docs(page)],
  ]);
}

function openApi(document: () => OpenApiDocument) {
  return operation({
    id: 'getOpenApi',
    source: 'extension',
    summary: 'This interface as an OpenAPI 3.1 document',
    answers: { 200: { description: 'The document', schema: z.object({ openapi: z.string() }) } },
    errors: [],
    handler: () => Promise.resolve({ status: 200, body: document() }),
  });
}

function docs(page: () => Promise<Page>) {
  return operation({
    id: 'getDocs',
    source: 'extension',
    summary: 'This interface as a page for people',
    answers: { 200: { description: 'HTML', schema: null } },
    errors: [],
    handler: async () => {
      const { html, policy } = await page();
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return { status: 200, raw: html, headers };
    },
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
