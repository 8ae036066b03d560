// The document's examples against the document's own schemas, by a validator that shares no code with ours.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationsWith } from '../app';
import type { Operation } from '../http/operation';
import { openApiDocument, type OpenApiDocument, type OperationObject } from './document';
import { exampleOf } from './examples';

const GATEWAYS = ['/svc-mcp', '/eka-mcp'];
const operations = operationsWith(GATEWAYS).map((operation): [string, Operation] => [
  operation.id,
  operation,
]);

let document: OpenApiDocument;
beforeAll(() => {
  document = openApiDocument(
    operations.map(([, operation]) => operation),
    { origin: 'https://desk.example', medicationGateways: GATEWAYS },
  );
});

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What is wrong with an example by its schema; an example that is not there is wrong too. */
function problemsOf(part: object): string[] {
  if (!('schema' in part) || !('example' in part)) return ['there is no example'];
  ajv.validate({ allOf: [part.schema], components: document.components }, part.example);
  return (ajv.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function described({ id }: Operation): OperationObject {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`the document has no ${id}`);
  return found;
}

describe('every example validates, and none is missing', () => {
  it.each(operations)('%s: parameters', (_, operation) => {
    for (const parameter of described(operation).parameters) {
      if ('name' in parameter) expect(problemsOf(parameter), parameter.name).toEqual([]);
    }
  });

  it.each(operations)('%s: answers and errors', (_, operation) => {
    for (const [status, { content }] of Object.entries(described(operation).responses)) {
      if (content) expect(problemsOf(content['application/json']), status).toEqual([]);
    }
  });

  it.each(operations.filter(([, { body }]) => body))('%s: the body', (_, operation) => {
    const body = described(operation).requestBody?.content['application/json'] ?? {};
    expect(problemsOf(body)).toEqual([]);
    // The schema of the service says more than JSON Schema can.
    expect(operation.body?.safeParse(exampleOf(operation.id).body).error).toBeUndefined();
  });

  it('of the headers of encryption', () => {
    for (const parameter of Object.values(document.components.parameters))
      expect(problemsOf(parameter)).toEqual([]);
  });
});
