import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CONTROL, LABEL } from '@/components/ui/class-names';

export type AuditFilterValues = Partial<
  Record<'person' | 'thing' | 'patient' | 'action' | 'from' | 'to', string>
>;

interface AuditFiltersProps {
  values: AuditFilterValues;
  people: readonly { id: string; name: string }[];
}

/** What to look for. A plain form that asks by the address, so that a search can be kept and sent on. */
export function AuditFilters({ values, people }: AuditFiltersProps) {
  const t = useTranslations('audit');
  return (
    <form
      role="search"
      aria-label={t('filters')}
      className="mb-4 grid grid-cols-2 items-end gap-3 tablet:grid-cols-4 wide:grid-cols-[repeat(6,1fr)_auto]"
    >
      <label>
        <span className={`${LABEL} mb-1.5 block`}>{t('person')}</span>
        <select name="person" defaultValue={values.person ?? ''} className={CONTROL}>
          <option value="">{t('anybody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(['patient', 'thing', 'action'] as const).map((name) => (
        <label key={name}>
          <span className={`${LABEL} mb-1.5 block`}>{t(name)}</span>
          <input
            name={name}
            defaultValue={values[name]}
            maxLength={200}
            className={CONTROL}
            autoComplete="off"
          />
        </label>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span className={`${LABEL} mb-1.5 block`}>{t(name)}</span>
          <input name={name} type="date" defaultValue={values[name]} className={CONTROL} />
        </label>
      ))}
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('search')}
      </Button>
    </form>
  );
}
