/** What the page about the staff draws and what it can ask for. */

export type StaffRole = 'receptionist' | 'doctor' | 'admin';

export interface StaffMemberView {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  doctorId: string | null;
  /** null = every clinic */
  clinicIds: string[] | null;
  state: 'active' | 'invited' | 'disabled';
  sessions: number;
  /** Epoch milliseconds */
  lastUsedAt: number | null;
  me: boolean;
  secondFactor: boolean;
}

export interface DutiesView {
  name: string;
  role: StaffRole;
  doctorId: string | null;
  clinicIds: string[] | null;
}

export type StaffAnswerView =
  | { kind: 'ok' | 'taken' | 'last-administrator' | 'gone' | 'invalid' | 'forbidden' | 'signed-out' }
  /** The whole address that the person opens */
  | { kind: 'link'; path: string };

export interface StaffActions {
  invite: (invitation: { email: string; duties: DutiesView }) => Promise<StaffAnswerView>;
  change: (id: string, duties: DutiesView) => Promise<StaffAnswerView>;
  link: (id: string) => Promise<StaffAnswerView>;
  switchOff: (id: string, disabled: boolean) => Promise<StaffAnswerView>;
  endSessions: (id: string) => Promise<StaffAnswerView>;
  resetFactor: (id: string) => Promise<StaffAnswerView>;
}

export interface PlaceOption {
  id: string;
  label: string;
}
