// Path, query and header parameters of an operation.
import {
  ENCRYPTED_ANSWER_HEADER,
  ENCRYPTED_ANSWER_KID_HEADER,
  ENCRYPTION_HEADER,
  ENCRYPTION_SCHEME,
} from '@/lib/contract/jwe';
import type { Operation } from '../http/operation';
import { PARAMETER_EXAMPLES } from './examples';
import type { JsonSchema, SchemaComponents } from './json-schema';

export type Parameter = { $ref: string } | InlineParameter;
export type InlineParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

/** The headers of payload encryption, by reference. */
export const ENCRYPTION_PARAMETERS: Record<string, InlineParameter> = {
  Encryption: {
    name: ENCRYPTION_HEADER,
    in: 'header',
    required: false,
    description: 'Says that the body is encrypted (see SealedBody)',
    schema: { type: 'string', enum: [ENCRYPTION_SCHEME] },
    example: ENCRYPTION_SCHEME,
  },
  EncryptedAnswer: {
    name: ENCRYPTED_ANSWER_HEADER,
    in: 'header',
    required: false,
    description: `Asks for an encrypted answer: SealedBody, marked ${ENCRYPTION_HEADER}: ${ENCRYPTION_SCHEME}`,
    schema: { type: 'string', enum: [ENCRYPTION_SCHEME] },
    example: ENCRYPTION_SCHEME,
  },
  EncryptedAnswerKey: {
    name: ENCRYPTED_ANSWER_KID_HEADER,
    in: 'header',
    required: false,
    description:
      'The key for an encrypted answer while several are active; an encrypted body names it by itself',
    schema: { type: 'string' },
    example: PARAMETER_EXAMPLES['kid'],
  },
};

/** All parameters. `path` is the spelling that the document uses, with `{name}`. */
export function parametersOf(operation: Operation, path: string, components: SchemaComponents): Parameter[] {
  const params = operation.params && propertiesOf(components.convert(operation.params, 'input'));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [
    ...names.map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: params?.get(name)?.schema ?? { type: 'string' },
      ...exampleOf(name),
    })),
    ...queryOf(operation, components),
    ...Object.entries(operation.requestHeaders ?? {}).map(([name, description]) => ({
      name,
      in: 'header' as const,
      required: /\brequired$/.test(description),
      description,
      schema: { type: 'string' },
      ...exampleOf(name),
    })),
    ...(operation.body && operation.scope ? [{ $ref: '#/components/parameters/Encryption' }] : []),
    ...(operation.scope
      ? ['EncryptedAnswer', 'EncryptedAnswerKey'].map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
  ];
}

function queryOf({ query }: Operation, components: SchemaComponents): InlineParameter[] {
  if (!query) return [];
  const properties = propertiesOf(components.convert(query, 'input'));
  return [...properties].map(([name, { schema, required }]) => {
    const { description, ...rest } = schema;
    return {
      name,
      in: 'query',
      required,
      ...(typeof description === 'string' && { description }),
      schema: rest,
      ...exampleOf(name),
    };
  });
}

function exampleOf(name: string): { example?: unknown } {
  return Object.hasOwn(PARAMETER_EXAMPLES, name) ? { example: PARAMETER_EXAMPLES[name] } : {};
}

function propertiesOf(schema: JsonSchema): Map<string, { schema: JsonSchema; required: boolean }> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  return new Map(
    Object.entries(properties).map(([name, property]) => [
      name,
      { schema: property, required: required.includes(name) },
    ]),
  );
}
