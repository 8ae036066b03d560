// The whole interface: every path that the service answers, by family. Each row says method, path, who described
// it, the right it needs, its schemas and its handler; routing, validation and the OpenAPI document come from it.
import { credentialOperations } from './credentials/operations';
import type { Operation } from './http/operation';

export const operations: readonly Operation[] = [
  // /connect-auth: tokens
  ...credentialOperations,
];
