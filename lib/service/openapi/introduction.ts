// The words that open the OpenAPI document; Markdown, one paragraph a rule.

export const INTRODUCTION = `The interface of a clinic's front desk for partners' programs.

**Tokens.** Log in at \`/connect-auth/v1/account/login\`, then send the access token in the header \`auth\` or as \`Authorization: Bearer\`; both are taken everywhere. Two different tokens in one request are refused.

**Paths** answer with and without a trailing slash. A path parameter is decoded once.

**Bodies** are JSON in UTF-8, at most 1 MB. Keys that nobody knows are not stored; where the answer has \`ignored_fields\`, it lists them. Duplicate keys, NUL, half surrogate pairs, numbers that a double cannot hold and nesting deeper than 32 are refused.

**Encryption.** With \`X-Encryption: JWE\` a body is a JWE JSON object (\`SealedBody\`): alg \`dir\`, enc \`A128CBC-HS256\`, the key being the 16-byte shared secret written twice. \`X-Encryption-Response: JWE\` asks for an encrypted answer, errors included.

**Errors** have one shape for each path family. \`details\` lists every wrong field with its path and what would be right.

**Limits.** Requests are counted for each client; \`RateLimit\` tells what is left, 429 comes with \`Retry-After\`.

**Times** are epoch seconds for appointments and cases, milliseconds for events.

**Source.** \`x-source\` says who described an operation: \`interface\`, \`vendor\` (the vendor's public material) or \`extension\` (only us).`;
