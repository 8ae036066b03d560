// One operation on the /docs page: what it does, what it takes and what it answers.
import { html } from 'hono/html';
import type { OpenApiDocument, OperationObject } from '../document';
import type { JsonSchema } from '../json-schema';
import type { InlineParameter, Parameter } from '../parameters';
import { ruleWords, schemaTable, typeWords } from './schema-section';
import { table, type Html } from './text';

type Place = { path: string; method: string; operation: OperationObject };

export function operationSection(document: OpenApiDocument, { path, method, operation }: Place): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  return html`<article aria-labelledby="${operationId}">
    <h3 id="${operationId}">${summary}</h3>
    <p class="line"><span class="method ${method}">${method}</span> <code>${path}</code></p>
    <p class="facts">${facts(operation)}</p>
    ${table(
      `Parameters of ${operationId}`,
      ['Parameter', 'In', 'Type', 'Rules'],
      parameters.map((parameter) => parameterRow(resolve(document, parameter))),
    )}
    ${requestBody ? bodySection(operationId, requestBody) : ''}
    ${table(
      `Answers of ${operationId}`,
      ['Status', 'Meaning', 'Body'],
      Object.entries(responses).map(([status, { description, content }]) => [
        status,
        description,
        content ? bodyWords(content['application/json'].schema) : 'none',
      ]),
    )}
  </article>`;
}

const SOURCES = {
  interface: 'described by the interface',
  vendor: "described by the vendor's public material",
  extension: 'our addition',
};

function facts(operation: OperationObject): string {
  const [scheme] = operation.security.flatMap((entry) => Object.keys(entry));
  const header = scheme === 'auth' ? 'header auth' : 'header Authorization: Bearer';
  const right = operation['x-scope'];
  return [SOURCES[operation['x-source']], scheme ? header : 'public', right ? `right ${right}` : '']
    .filter(Boolean)
    .join(' · ');
}

function resolve({ components }: OpenApiDocument, parameter: Parameter): InlineParameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
  const found = components.parameters[name];
  if (!found) throw new Error(`The document refers to a parameter ${name} that it does not have.`);
  return found;
}

function parameterRow({
  name,
  in: place,
  required,
  description,
  schema,
}: InlineParameter): (Html | string)[] {
  const rules = [required ? 'required' : '', ruleWords(schema), description ?? ''].filter(Boolean);
  return [html`<code>${name}</code>`, place, typeWords(schema), rules.join(' · ')];
}

function bodySection(operationId: string, body: NonNullable<OperationObject['requestBody']>): Html {
  const { schema } = body.content['application/json'] ?? { schema: {} };
  const [plain = schema] = (schema['anyOf'] ?? []) as JsonSchema[];
  return html`<p>Body: ${typeWords(schema)}. ${body.description}.</p>
    ${'$ref' in plain ? '' : schemaTable(`Body of ${operationId}`, plain)}`;
}

/** The fields of a small answer in a line; a link for a shared one. */
function bodyWords(schema: JsonSchema): Html | string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return typeWords(schema);
  return html`${properties.map(
    ([name, field], at) => html`${at === 0 ? '' : ', '}<code>${name}</code> ${typeWords(field)}`,
  )}`;
}
