// The OpenAPI 3.1 document, made from the table of operations: what it says is what the service does.
import { sealedBody } from '@/lib/contract/jwe';
import { JSON_BODY_MAX } from '../http/call-body';
import { shapeOf } from '../http/error-shape';
import type { Operation } from '../http/operation';
import { exampleOf } from './examples';
import { ERROR_SCHEMAS, familyOf, familyWords } from './family';
import { INTRODUCTION } from './introduction';
import { component, SchemaComponents, type JsonSchema } from './json-schema';
import { ENCRYPTION_PARAMETERS, parametersOf, type InlineParameter, type Parameter } from './parameters';
import { ANSWER_HEADERS, responsesOf, type ResponseObject } from './responses';

export type OperationObject = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-source': Operation['source'];
  'x-scope'?: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: {
    required: boolean;
    description: string;
    content: Record<string, { schema: JsonSchema; example?: unknown }>;
  };
  responses: Record<string, ResponseObject>;
};

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string; license: object };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, InlineParameter>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    securitySchemes: Record<string, object>;
  };
};

type Place = { origin: string; medicationGateways: readonly string[] };

/** The document for a table of operations that is served from `origin`. */
export function openApiDocument(operations: readonly Operation[], place: Place): OpenApiDocument {
  const components = new SchemaComponents();
  for (const { name, schema } of Object.values(ERROR_SCHEMAS)) {
    components.schemas[name] = components.convert(schema, 'output');
  }
  components.schemas['SealedBody'] = components.convert(sealedBody, 'input');
  const families = [...new Set(operations.map(({ path }) => familyOf(path)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clinic front desk',
      version: '1.0',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: place.origin }],
    tags: families.map((name) => ({ name, description: familyWords(name) })),
    paths: pathsOf(operations, place, components),
    components: {
      schemas: components.schemas,
      parameters: ENCRYPTION_PARAMETERS,
      headers: Object.fromEntries(
        Object.entries(ANSWER_HEADERS).map(([key, { description, schema }]) => [
          key,
          { description, schema },
        ]),
      ),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** Each operation documents the header that the interface names for it; the service takes both everywhere. */
const SECURITY_SCHEMES = {
  auth: {
    type: 'apiKey',
    in: 'header',
    name: 'auth',
    description: 'The access token, with or without Bearer',
  },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};

function pathsOf(operations: readonly Operation[], place: Place, components: SchemaComponents) {
  const paths: OpenApiDocument['paths'] = {};
  const spellings = new Map<string, string>();
  for (const operation of operations) {
    // OpenAPI takes two spellings of one path for a slip, so the first one's parameter names stand for all.
    const pattern = operation.path.replace(/:\w+/g, ':');
    const path = spellings.get(pattern) ?? operation.path.replace(/:(\w+)/g, '{$1}');
    spellings.set(pattern, path);
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: operationObject(operation, path, place, components),
    };
  }
  return paths;
}

function operationObject(
  operation: Operation,
  path: string,
  { medicationGateways }: Place,
  components: SchemaComponents,
): OperationObject {
  const { id, summary, source, scope, credential } = operation;
  return {
    operationId: id,
    summary,
    tags: [familyOf(path)],
    'x-source': source,
    ...(scope && { 'x-scope': scope }),
    security: scope ? [{ [credential === 'auth' ? 'auth' : 'bearer']: [] }] : [],
    parameters: parametersOf(operation, path, components),
    ...requestBody(operation, components),
    responses: responsesOf(operation, shapeOf(operation.path, medicationGateways), components),
  };
}

function requestBody({ id, body, upload, scope, bodyLimit }: Operation, components: SchemaComponents) {
  if (!body) return {};
  const { body: opened, sealed } = exampleOf(id);
  const example = upload ? sealed : opened;
  const encrypted = { $ref: component('SealedBody') };
  const plain = components.convert(body, 'input');
  // As JSON a file comes encrypted only (interface, encrypted-capable endpoints).
  const json = upload ? encrypted : scope ? { anyOf: [plain, encrypted] } : plain;
  const form = {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  };
  return {
    requestBody: {
      required: !body.safeParse(undefined).success,
      description: upload
        ? 'A file of at most 10 MiB: as a form, or encrypted; the plaintext is then {"file": its bytes as standard Base64}'
        : `At most ${(bodyLimit ?? JSON_BODY_MAX) / 1024 / 1024} MB of JSON, decrypted`,
      content: {
        'application/json': { schema: json, ...(example !== undefined && { example }) },
        ...(upload && { 'multipart/form-data': { schema: form } }),
      },
    },
  };
}
