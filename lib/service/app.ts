// The whole interface on one screen: method, path, the header that the interface names for the token, the right it
// needs (null: none), and what it does. Schemas, answers and handlers stand in the folder of each resource; routing,
// validation and the OpenAPI document come from these rows.
import { SEARCH_PATH } from '@/lib/contract/medication';
import { moves } from './appointments/move-operations';
import { appointments } from './appointments/operations';
import { cases } from './cases/case-operations';
import { clinics } from './clinics/operations';
import { clientOperations } from './credentials/client-operations';
import { keyOperations } from './credentials/key-operations';
import { credentials } from './credentials/operations';
import { doctors } from './doctors/operations';
import { documents } from './documents/document-operations';
import { deliveries, subscriptions } from './events/event-operations';
import { table, type Operation, type Row } from './http/operation';
import { vaccinations } from './immunisation/immunisation-operations';
import { searchUnder } from './medications/medication-operations';
import { findPatientsOperation } from './patients/find-operation';
import { patients } from './patients/operations';
import { registration } from './registration/registration-operations';

const auth = 'auth';
const bearer = 'Authorization';

// prettier-ignore
const rows: readonly Row[] = [
  // Tokens
  ['POST',   '/connect-auth/v1/account/login',                                   bearer, null,                 credentials.logIn],
  ['POST',   '/connect-auth/v1/account/refresh-token',                           bearer, null,                 credentials.refresh],
  ['POST',   '/connect-auth/v1/account/refresh',                                 bearer, null,                 credentials.refreshOld],
  // Appointments
  ['PATCH',  '/dr/v2/appointment/:appointment_id',                               auth,   'appointments:write', appointments.update],
  ['POST',   '/dr/v1/appointment',                                               auth,   'appointments:write', appointments.create],
  ['GET',    '/dr/v1/appointment',                                               bearer, 'appointments:read',  appointments.list],
  ['GET',    '/dr/v1/appointment/:appointment_id',                               auth,   'appointments:read',  appointments.get],
  ['PATCH',  '/dr/v1/appointment/:appointment_id',                               auth,   'appointments:write', appointments.updateFlat],
  ['PATCH',  '/dr/v1/appointment/:appointment_id/custom_attribute',              auth,   'appointments:write', appointments.updateAttributes],
  ['PUT',    '/dr/v1/appointment/:appointment_id/cancel',                        auth,   'appointments:write', moves.cancel],
  ['POST',   '/dr/v1/appointment/:appointment_id/complete',                      auth,   'appointments:write', moves.complete],
  ['POST',   '/dr/v1/appointment/:appointment_id/parked',                        auth,   'appointments:write', moves.park],
  ['POST',   '/dr/v1/appointment/:appointment_id/change-status',                 auth,   'appointments:write', moves.changeStatus],
  ['PUT',    '/dr/v1/appointment/:appointment_id/reschedule',                    auth,   'appointments:write', moves.reschedule],
  ['POST',   '/desk-ext/v1/appointment/:appointment_id/check-in',                auth,   'appointments:write', moves.checkIn],
  // Clinics, doctors, slots
  ['DELETE', '/cdr/v1/clinic/:clinic_id',                                        auth,   'clinics:write',      clinics.delete],
  ['POST',   '/cdr/v1/clinic',                                                   auth,   'clinics:write',      clinics.create],
  ['GET',    '/cdr/v1/clinic',                                                   auth,   'clinics:read',       clinics.list],
  ['GET',    '/cdr/v1/clinic/:clinic_id',                                        auth,   'clinics:read',       clinics.get],
  ['PATCH',  '/cdr/v1/clinic/:clinic_id',                                        auth,   'clinics:write',      clinics.update],
  ['GET',    '/dr/v1/business/clinic/:clinic_id',                                auth,   'clinics:read',       clinics.businessClinic],
  ['GET',    '/cdr/v1/get_business_info',                                        auth,   'clinics:read',       clinics.businessInfo],
  ['GET',    '/dr/v1/business/entities',                                         auth,   'clinics:read',       clinics.businessEntities],
  ['POST',   '/cdr/v1/doctor',                                                   auth,   'clinics:write',      doctors.create],
  ['GET',    '/cdr/v1/doctor',                                                   auth,   'clinics:read',       doctors.list],
  ['GET',    '/cdr/v1/doctor/:doctor_id',                                        auth,   'clinics:read',       doctors.get],
  ['PATCH',  '/cdr/v1/doctor/:doctor_id',                                        auth,   'clinics:write',      doctors.update],
  ['GET',    '/dr/v1/doctor/:doctor_id',                                         auth,   'clinics:read',       doctors.profile],
  ['GET',    '/dr/v1/doctor/:doctor_id/clinic/:clinic_id/appointment/slot',      auth,   'clinics:read',       doctors.slots],
  // Patients, immunisation
  ['POST',   '/dr/v1/patient',                                                   auth,   'patients:write',     patients.create],
  ['GET',    '/dr/v1/patient/:patient_id',                                       auth,   'patients:read',      patients.get],
  ['PATCH',  '/dr/v1/patient/:patient_id',                                       auth,   'patients:write',     patients.update],
  ['GET',    '/dr/v1/business/patients/search',                                  auth,   'patients:read',      patients.searchBusiness],
  ['GET',    '/profiles/v1/patient/search',                                      bearer, 'patients:read',      patients.search],
  ['GET',    '/profiles/v1/patient/by-mobile',                                   bearer, 'patients:read',      patients.listByMobile],
  ['GET',    '/profiles/v1/patient/minified',                                    bearer, 'patients:read',      patients.list],
  ['GET',    '/desk-ext/v1/patients',                                            auth,   'patients:read',      findPatientsOperation],
  ['GET',    '/desk-ext/v1/patients/:patient_id/vaccinations',                   auth,   'patients:read',      vaccinations.list],
  ['PATCH',  '/desk-ext/v1/patients/:patient_id/vaccinations',                   auth,   'patients:write',     vaccinations.update],
  ['POST',   '/desk-ext/v1/patients/:patient_id/vaccinations/reminder',          auth,   'patients:write',     vaccinations.sendReminder],
  // Cases, documents
  ['GET',    '/mr/api/v1/cases',                                                 bearer, 'cases:read',         cases.list],
  ['POST',   '/mr/api/v1/cases',                                                 bearer, 'cases:write',        cases.create],
  ['PATCH',  '/mr/api/v1/cases/:case_id',                                        bearer, 'cases:write',        cases.update],
  ['DELETE', '/mr/api/v1/cases/:case_id',                                        bearer, 'cases:write',        cases.delete],
  ['POST',   '/mr/api/v2/docs',                                                  bearer, 'documents:write',    documents.upload],
  ['GET',    '/mr/api/v1/docs',                                                  bearer, 'documents:read',     documents.list],
  ['GET',    '/mr/api/v1/docs/:document_id',                                     bearer, 'documents:read',     documents.get],
  ['GET',    '/mr/api/v1/docs/:document_id/file',                                bearer, null,                 documents.getFile],
  ['PATCH',  '/mr/api/v1/docs/:document_id',                                     bearer, 'documents:write',    documents.update],
  ['DELETE', '/mr/api/v1/docs/:document_id',                                     bearer, 'documents:write',    documents.delete],
  ['GET',    '/mr/api/v1/docs/:document_id/result',                              bearer, 'documents:read',     documents.getResult],
  // Registration
  ['POST',   '/abdm/na/v1/registration/aadhaar/init',                            bearer, 'registration:write', registration.beginAadhaar],
  // Events
  ['POST',   '/notification/v1/connect/webhook/subscriptions',                   bearer, 'events:manage',      subscriptions.create],
  ['GET',    '/notification/v1/connect/webhook/subscriptions',                   bearer, 'events:manage',      subscriptions.list],
  ['PATCH',  '/notification/v1/connect/webhook/subscriptions/:subscription_id',  bearer, 'events:manage',      subscriptions.update],
  ['DELETE', '/notification/v1/connect/webhook/subscriptions/:subscription_id',  bearer, 'events:manage',      subscriptions.delete],
  ['GET',    '/desk-ext/v1/events/deliveries',                                   bearer, 'events:manage',      deliveries.list],
  ['GET',    '/desk-ext/v1/events/deliveries/:delivery_id',                      bearer, 'events:manage',      deliveries.get],
  ['POST',   '/desk-ext/v1/events/deliveries/:delivery_id/replay',               bearer, 'events:manage',      deliveries.replay],
  // Keys and programs
  ['GET',    '/desk-ext/v1/keys',                                                bearer, 'credentials:manage', keyOperations.list],
  ['POST',   '/desk-ext/v1/keys',                                                bearer, 'credentials:manage', keyOperations.create],
  ['GET',    '/desk-ext/v1/keys/health',                                         bearer, 'credentials:manage', keyOperations.check],
  ['POST',   '/desk-ext/v1/keys/import',                                         bearer, 'credentials:manage', keyOperations.import],
  ['POST',   '/desk-ext/v1/keys/:kid/rotate',                                    bearer, 'credentials:manage', keyOperations.rotate],
  ['POST',   '/desk-ext/v1/keys/:kid/retire',                                    bearer, 'credentials:manage', keyOperations.retire],
  ['POST',   '/desk-ext/v1/keys/:kid/revoke',                                    bearer, 'credentials:manage', keyOperations.revoke],
  ['GET',    '/desk-ext/v1/clients',                                             bearer, 'credentials:manage', clientOperations.list],
  ['POST',   '/desk-ext/v1/clients',                                             bearer, 'credentials:manage', clientOperations.create],
  ['PATCH',  '/desk-ext/v1/clients/:client_id',                                  bearer, 'credentials:manage', clientOperations.update],
  ['POST',   '/desk-ext/v1/clients/:client_id/secret',                           bearer, 'credentials:manage', clientOperations.rotateSecret],
];

// prettier-ignore
const underGateway = (gateway: string): Row =>
  ['GET',    gateway + SEARCH_PATH,                                              bearer, 'medications:read',   searchUnder(gateway)];

/** Every operation; the medication search answers under each gateway of the settings. */
export function operationsWith(gateways: readonly string[]): readonly Operation[] {
  return table([...rows, ...gateways.map(underGateway)]);
}
