// How long a sender may take. Whoever is slower is told so and let go: a byte a second holds no place open.

/** Not shown in the interface: the head of a request has to be there within 10 s. */
export const HEAD_WITHIN_MS = 10_000;

/** Not shown in the interface: a body has to be there whole within 30 s. */
export const BODY_WITHIN_MS = 30_000;

/** Not shown in the interface: an upload may go on while each 30 s bring 240 KiB, which is 8 KiB a second. */
export const UPLOAD_BYTES_WITHIN = 240 * 1024;
