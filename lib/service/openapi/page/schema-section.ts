// A JSON Schema as people read it: one row a field, nested fields dotted, limits in words.
import { html } from 'hono/html';
import type { JsonSchema } from '../json-schema';
import { table, type Html } from './text';

/** A shared schema with an anchor of its own. */
export function schemaSection(name: string, schema: JsonSchema): Html {
  return html`<article aria-labelledby="schema-${name}">
    <h3 id="schema-${name}">${name}</h3>
    ${schemaTable(`Fields of ${name}`, schema)}
  </article>`;
}

/** A schema as a table of its fields, or as one line when it has none. */
export function schemaTable(caption: string, schema: JsonSchema): Html | string {
  const rows = fieldRows(schema, '');
  if (rows.length === 0) return html`<p>${typeWords(schema)}</p>`;
  return html`${formsLine(schema)}${table(caption, ['Field', 'Type', 'Rules'], rows)}`;
}

/** Where a body has alternative forms, which fields each of them needs. */
function formsLine({ oneOf }: JsonSchema): Html | string {
  if (!Array.isArray(oneOf)) return '';
  const forms = (oneOf as { required?: string[] }[]).map(({ required = [] }) => required.join(', '));
  return html`<p>Send either ${forms.join('; or ')}; never a mixture.</p>`;
}

function fieldRows(schema: JsonSchema, prefix: string): (Html | string)[][] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = field['type'] === 'array' ? ((field['items'] ?? {}) as JsonSchema) : field;
    const path = `${prefix}${name}${inner === field ? '' : '[]'}`;
    const rules = [required.includes(name) ? 'required' : '', ruleWords(field)].filter(Boolean).join(' · ');
    return [[html`<code>${path}</code>`, typeWords(field), rules], ...fieldRows(inner, `${path}.`)];
  });
}

/** The type in a word, or a link to a shared schema. */
export function typeWords(schema: JsonSchema): Html | string {
  const { $ref, type, items, anyOf } = schema;
  if (typeof $ref === 'string') return reference($ref);
  if (Array.isArray(anyOf)) return joined((anyOf as JsonSchema[]).map(typeWords));
  if (type === 'array') return html`list of ${typeWords((items ?? {}) as JsonSchema)}`;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'any';
}

function joined(parts: (Html | string)[]): Html {
  return html`${parts.map((part, at) => (at === 0 ? part : html` or ${part}`))}`;
}

function reference(ref: string): Html {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

/** The limits of a value in words. */
export function ruleWords(schema: JsonSchema): string {
  const { enum: values, format, pattern, description, maxItems, maxProperties } = schema;
  return [
    Array.isArray(values) ? `one of ${values.join(', ')}` : '',
    format,
    range(schema['minimum'], schema['maximum'], ''),
    range(schema['minLength'], schema['maxLength'], ' characters'),
    range(undefined, maxItems, ' entries'),
    range(undefined, maxProperties, ' pairs'),
    typeof pattern === 'string' ? `matches ${pattern}` : '',
    description,
  ]
    .filter((words) => typeof words === 'string' && words !== '')
    .join(' · ');
}

function range(least: unknown, most: unknown, unit: string): string {
  if (typeof least === 'number' && typeof most === 'number') return `${least} to ${most}${unit}`;
  if (typeof least === 'number') return `at least ${least}${unit}`;
  return typeof most === 'number' ? `at most ${most}${unit}` : '';
}
