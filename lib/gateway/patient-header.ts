// The header in which record endpoints name the patient. A header carries visible ASCII only (RFC 9110, 5.5).
import { ServiceError } from './service-error';

/** `X-Pt-Id`. An id that no header can carry is answered as unknown. */
export function patientHeader(patientId: string): Record<string, string> {
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(patientId)) {
    throw new ServiceError('refused', 'There is no patient under this id.', { status: 404 });
  }
  return { 'X-Pt-Id': patientId };
}
