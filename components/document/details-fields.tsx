'use client';
import { useTranslations } from 'next-intl';
import { DOCUMENT_KINDS, DOCUMENT_TASKS, TITLE_MAX } from '@/lib/contract/document';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import type { UploadDetails } from './upload-line';

const NONE = 'none';

interface DetailsFieldsProps {
  details: UploadDetails;
  onChange: (details: UploadDetails) => void;
  /** The patient's cases, the latest first. */
  cases: readonly { id: string; label: string }[];
}

/** What is said about the files that are added next. */
export function DetailsFields({ details, onChange, cases }: DetailsFieldsProps) {
  const t = useTranslations('documents');
  const { kind, title, caseId, tasks } = details;
  return (
    <div className="mb-3 grid grid-cols-2 gap-3">
      <Select
        label={t('fields.kind')}
        value={kind ?? NONE}
        onChange={(id) => onChange({ ...details, kind: DOCUMENT_KINDS.find((each) => each === id) ?? null })}
        options={[
          { id: NONE, label: t('kinds.none') },
          ...DOCUMENT_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) })),
        ]}
      />
      <Select
        label={t('fields.case')}
        value={caseId ?? NONE}
        onChange={(id) => onChange({ ...details, caseId: id === NONE ? null : id })}
        options={[{ id: NONE, label: t('fields.noCase') }, ...cases]}
      />
      <div className="col-span-2">
        <TextField
          label={t('fields.title')}
          value={title}
          maxLength={TITLE_MAX}
          placeholder={t('fields.titleHint')}
          onChange={(event) => onChange({ ...details, title: event.target.value })}
        />
      </div>
      <fieldset className="col-span-2">
        <legend className="mb-1 text-label font-semibold text-ink-2">{t('fields.tasks')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {DOCUMENT_TASKS.map((task) => (
            <Checkbox
              key={task}
              checked={tasks.includes(task)}
              onChange={({ target: { checked } }) => {
                const others = tasks.filter((each) => each !== task);
                onChange({ ...details, tasks: checked ? [...others, task] : others });
              }}
            >
              {t(`tasks.${task}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
