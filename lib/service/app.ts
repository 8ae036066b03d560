// The whole interface: every path that the service answers, by family. Each row says method, path, who described
// it, the right it needs, its schemas and its handler; routing, validation and the OpenAPI document come from it.
import { appointmentOperations } from './appointments/operations';
import { clinicOperations } from './clinics/operations';
import { credentialOperations } from './credentials/operations';
import { doctorOperations } from './doctors/operations';
import type { Operation } from './http/operation';
import { patientOperations } from './patients/operations';

export const operations: readonly Operation[] = [
  // /connect-auth: tokens
  ...credentialOperations,
  // /dr, /desk-ext: appointments
  ...appointmentOperations,
  // /cdr, /dr: clinics, doctors, their slots
  ...clinicOperations,
  ...doctorOperations,
  // /dr, /profiles: patients
  ...patientOperations,
];
