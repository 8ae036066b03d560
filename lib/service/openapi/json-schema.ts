// Contract schemas as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks; shared records become components.
import { z } from 'zod';

export type JsonSchema = { [keyword: string]: unknown };

/** Collects the components that the converted schemas refer to. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /** A schema as requests (`input`) or answers (`output`) have it. A record with an id is a reference. */
  convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: nameJsonObjects });
    const { $schema: _, $defs, ...converted } = whole as JsonSchema;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      this.schemas[name] = referring(definition) as JsonSchema;
    }
    const id = z.globalRegistry.get(schema)?.id;
    const own = referring(converted) as JsonSchema;
    if (id === undefined) return own;
    // Where it is converted a second time, zod gives the reference alone.
    if (own['$ref'] === undefined) this.schemas[id] = own;
    return { $ref: component(id) };
  }
}

/** The reference to a component schema. */
export function component(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The contract has one custom type, the JSON object whose keys partners choose. */
function nameJsonObjects({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }) {
  if (zodSchema._zod.def.type === 'custom') jsonSchema['type'] ??= 'object';
  // Records are read tolerantly (a remote may add fields), so the document promises no closed objects either.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
}

/** The same with zod's `#/$defs/…` pointing to the components. */
function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', component(''))
        : referring(inner),
    ]),
  );
}
