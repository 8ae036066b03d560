// An example of every operation for the document; a test holds them to its schemas.
import { appointmentExamples } from './appointment-examples';
import { credentialExamples } from './credential-examples';
import { directoryExamples } from './directory-examples';
import type { Example, Examples } from './example';
import { otherExamples } from './other-examples';
import { recordExamples } from './record-examples';

export { errorExample } from './error-examples';
export { PARAMETER_EXAMPLES } from './parameter-examples';

const EXAMPLES: Examples = {
  ...appointmentExamples,
  ...directoryExamples,
  ...recordExamples,
  ...credentialExamples,
  ...otherExamples,
};

/** The example of an operation; the search has the same under each gateway. */
export function exampleOf(operationId: string): Example {
  return EXAMPLES[operationId.replace(/^(searchMedications)-.*/, '$1')] ?? {};
}
