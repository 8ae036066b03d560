'use client';
import { useTranslations } from 'next-intl';
import { FilterChips } from '@/components/ui/filter-chips';
import { MenuButton } from '@/components/ui/menu-button';
import { buttonClass } from '@/components/ui/button-class';
import { goToReminders, type ReminderAddress } from './reminder-address';
import { DUES, VIEWS } from '@/lib/display/reminder-words';
import type { Worklist } from '@/lib/display/reminder';

const ALL = 'all';

interface WorklistFiltersProps {
  list: Worklist;
  address: ReminderAddress;
}

/** Whose reminders, which part of the time, which doctor and clinic. The address keeps it. */
export function WorklistFilters({ list, address }: WorklistFiltersProps) {
  const t = useTranslations('reminders');
  const { doctor, clinic, due } = address;
  const doctors = list.doctors.filter(
    ({ clinic_ids }) => clinic === undefined || clinic_ids.includes(clinic),
  );
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <FilterChips
        label={t('whose')}
        value={address.view}
        choices={VIEWS.map((id) => ({
          id,
          label: t(`views.${id}`),
          ...(id !== 'closed' && { count: list.counts[id] }),
        }))}
        onChange={(view) => goToReminders({ view: view === 'open' ? null : view, open: null })}
      />
      <span className="flex-1" />
      <Picker
        label={t('due')}
        all={t('anyTime')}
        value={due}
        options={DUES.map((id) => ({
          id,
          label: t('dueCount', { due: t(`dues.${id}`), count: list.counts[id] }),
        }))}
        onChange={(id) => goToReminders({ due: id })}
      />
      {list.doctors.length > 1 && (
        <Picker
          label={t('doctor')}
          all={t('allDoctors')}
          value={doctor}
          options={doctors.map(({ doctor_id: id, name }) => ({ id, label: name }))}
          onChange={(id) => goToReminders({ doctor: id })}
        />
      )}
      {list.clinics.length > 1 && (
        <Picker
          label={t('clinic')}
          all={t('allClinics')}
          value={clinic}
          options={list.clinics.map(({ clinic_id: id, name }) => ({ id, label: name }))}
          onChange={(id) => goToReminders({ clinic: id, doctor: null })}
        />
      )}
    </div>
  );
}

interface PickerProps {
  label: string;
  all: string;
  value: string | undefined;
  options: readonly { id: string; label: string }[];
  onChange: (id: string | null) => void;
}

function Picker({ label, all, value, options, onChange }: PickerProps) {
  const chosen = options.find(({ id }) => id === value)?.label ?? all;
  return (
    <MenuButton
      label={label}
      align="end"
      className={buttonClass('normal', 'small')}
      sections={[{ id: 'choice', items: [{ id: ALL, label: all }, ...options], chosen: value ?? ALL }]}
      onAction={(id) => onChange(id === ALL ? null : id)}
    >
      <span className="sr-only">{label}: </span>
      {chosen} <span aria-hidden="true">▾</span>
    </MenuButton>
  );
}
