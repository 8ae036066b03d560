/** One of several, known by id. Shared by the radio list, the segments and the filter chips. */
export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  /** How many stand behind it. */
  count?: number | undefined;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Id extends string> {
  /** Names the group; shown or only spoken, as the component says. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  className?: string | undefined;
}
