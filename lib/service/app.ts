// The whole interface: every path that the service answers, by family. Each row says method, path, who described
// it, the right it needs, its schemas and its handler; routing, validation and the OpenAPI document come from it.
import { appointmentOperations } from './appointments/operations';
import { caseOperations } from './cases/case-operations';
import { clinicOperations } from './clinics/operations';
import { credentialOperations } from './credentials/operations';
import { doctorOperations } from './doctors/operations';
import { documentOperations } from './documents/document-operations';
import { eventOperations } from './events/event-operations';
import type { Operation } from './http/operation';
import { immunisationOperations } from './immunisation/immunisation-operations';
import { medicationOperations } from './medications/medication-operations';
import { patientOperations } from './patients/operations';
import { registrationOperations } from './registration/registration-operations';

/** The table; the medication search answers under each of the given prefixes. */
export const operationsWith = (medicationGateways: readonly string[]): readonly Operation[] => [
  // /connect-auth: tokens
  ...credentialOperations,
  // /dr, /desk-ext: appointments
  ...appointmentOperations,
  // /cdr, /dr: clinics, doctors, their slots
  ...clinicOperations,
  ...doctorOperations,
  // /dr, /profiles: patients
  ...patientOperations,
  ...immunisationOperations,
  // /mr: cases, documents
  ...caseOperations,
  ...documentOperations,
  // /svc-mcp, /eka-mcp: medicines
  ...medicationOperations(medicationGateways),
  // /abdm: registration
  ...registrationOperations,
  // /notification, /desk-ext: subscriptions, deliveries
  ...eventOperations,
];
