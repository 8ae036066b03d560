import { InlineAlert } from './inline-alert';
import { LinkButton } from './link-button';

export interface FieldProblem {
  /** The id of the control to go to; without one the sentence stands alone. */
  fieldId?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  /** "Two fields need another look". */
  title: string;
  problems: readonly FieldProblem[];
}

/** Every problem of a form on top of it, each leading to its field. Draws nothing when there is none. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <InlineAlert tone="error" live="alert">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-0.5">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <LinkButton className="text-left text-alert" onClick={() => focusField(fieldId)}>
                {message}
              </LinkButton>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
