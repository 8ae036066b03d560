// The one error of the gateway, and what people are told about each kind of it.
import type { ErrorDetail } from '@/lib/contract/errors';

/**
 * `refused`: the service answered no. `unreachable`: no whole answer came, or a proxy said that the service is away.
 * `unreadable`: something answered that does not speak the interface, or not under our key.
 */
export type ServiceErrorKind = 'refused' | 'unreachable' | 'unreadable';

type Circumstances = {
  status?: number | undefined;
  code?: string | undefined;
  details?: ErrorDetail[] | undefined;
  /** True when the request certainly never reached the service, so that sending it again is harmless. */
  unsent?: boolean | undefined;
  cause?: unknown;
};

/** Why a question to the service has no good answer. Its message names fields and causes, never a patient's values. */
export class ServiceError extends Error {
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** The service's code, in the families that have one. */
  readonly code: string | undefined;
  /** The wrong fields; in a 412 what changed, when and by which program. */
  readonly details: ErrorDetail[];
  readonly unsent: boolean;

  constructor(
    readonly kind: ServiceErrorKind,
    message: string,
    { status, code, details = [], unsent = false, cause }: Circumstances = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.unsent = unsent;
  }
}

/** The sentence for people, by kind: keys of the catalogue; `refused` takes the service's own words as `message`. */
export const SERVICE_SENTENCE = {
  refused: 'service.refused',
  unreachable: 'service.unreachable',
  unreadable: 'service.unreadable',
} as const satisfies Record<ServiceErrorKind, string>;
