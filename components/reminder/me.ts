/** The person who works here. */
export type Me = {
  id: string;
  name: string;
  /** May read the audit log. */
  audits: boolean;
};
