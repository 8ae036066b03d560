import { test } from './fixtures';
import { PATIENT_JOURNEYS } from './patient-journeys';

for (const { title, role, walk } of PATIENT_JOURNEYS) {
  test(`${title}, by keyboard`, async ({ signedIn, request }) => walk(await signedIn(role), request));
}
