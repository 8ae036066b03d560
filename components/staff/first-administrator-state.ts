/** What the form for the first administrator shows after it was sent. */
export type FirstAdministratorState =
  | { kind: 'empty' }
  | { kind: 'unavailable'; values: FirstAdministratorValues }
  | { kind: 'wrong'; values: FirstAdministratorValues; fields: FirstAdministratorFields };

/** What was typed; the password is typed again. */
export interface FirstAdministratorValues {
  name: string;
  email: string;
}

export interface FirstAdministratorFields {
  name?: 'nameMissing';
  email?: 'emailWrong';
  password?: 'too-short' | 'too-long' | 'too-simple' | 'well-known' | 'about-you';
}
