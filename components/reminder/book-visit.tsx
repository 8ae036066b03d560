'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { localDay } from '@/lib/contract/time';
import { clockTime, dayAfter } from '@/lib/display/clock';
import { attempt, fetchSignedIn } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { InlineAlert } from '@/components/ui/inline-alert';
import { Select } from '@/components/ui/select';
import { showToast } from '@/components/ui/toast-queue';
import type { ReminderPanelProps } from './reminder-panel';
import type { OpenedReminder } from '@/lib/display/reminder';
import type { Slot } from './reminder-view';

interface BookVisitProps extends ReminderPanelProps {
  opened: OpenedReminder;
  onBooked: () => void;
}

/** A visit for the child: place, day, and a time that is free. */
export function BookVisit(props: BookVisitProps) {
  const { opened, clinics, doctors, today } = props;
  const { reminder, zone } = opened;
  const t = useTranslations('reminders');
  const doctor = doctors.find(({ doctor_id }) => doctor_id === opened.doctorId) ?? doctors[0];
  const [doctorId, setDoctorId] = useState(doctor?.doctor_id ?? null);
  const places = clinics.filter(({ clinic_id }) =>
    doctors.find(({ doctor_id }) => doctor_id === doctorId)?.clinic_ids.includes(clinic_id),
  );
  const [clinicChosen, setClinic] = useState<string | null>(null);
  const clinicId =
    places.find(({ clinic_id }) => clinic_id === clinicChosen)?.clinic_id ?? places[0]?.clinic_id ?? null;
  const [day, setDay] = useState<string | null>(
    reminder.dueDate > today ? reminder.dueDate : dayAfter(today, 1),
  );
  return (
    <fieldset className="flex flex-col gap-3 rounded-box border border-line p-3">
      <legend className="px-1 text-label font-semibold text-ink-2">{t('bookVisit')}</legend>
      <Select
        label={t('doctor')}
        value={doctorId}
        options={doctors.map(({ doctor_id: id, name }) => ({ id, label: name }))}
        onChange={setDoctorId}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('clinic')}
          value={clinicId}
          options={places.map(({ clinic_id: id, name }) => ({ id, label: name }))}
          onChange={setClinic}
        />
        <DateField label={t('day')} value={day} min={today} onChange={setDay} />
      </div>
      {doctorId !== null && clinicId !== null && day !== null && (
        <Slots {...props} zone={zone} doctorId={doctorId} clinicId={clinicId} day={day} />
      )}
    </fieldset>
  );
}

interface SlotsProps extends BookVisitProps {
  zone: string;
  doctorId: string;
  clinicId: string;
  day: string;
}

function Slots({ opened, zone, doctorId, clinicId, day, book, refresh, onBooked }: SlotsProps) {
  const t = useTranslations('reminders');
  const service = useTranslations('service');
  const [problem, setProblem] = useState<string | null>(null);
  const { reminder } = opened;
  const slots = useQuery<Slot[]>({
    queryKey: ['slots', reminder.id, doctorId, clinicId, day],
    queryFn: ({ signal }) => askSlots(reminder.id, { doctor: doctorId, clinic: clinicId, day }, signal),
    retry: false,
    gcTime: 0,
  });
  const take = async (slot: Slot) => {
    const outcome = await attempt(() => book(reminder.id, { clinicId, doctorId, ...slot })).catch(() => null);
    await refresh();
    if (outcome?.kind === 'ok') {
      showToast({
        text: t('bookedToast', {
          name: reminder.name,
          time: clockTime(slot.start, zone),
          day: localDay(slot.start, zone),
        }),
      });
      return onBooked();
    }
    setProblem(outcome && 'message' in outcome ? outcome.message : service('unreachable'));
    await slots.refetch();
  };
  if (slots.error) return <InlineAlert tone="error">{service('unreachable')}</InlineAlert>;
  if (!slots.data) return <p role="status">{t('slotsComing')}</p>;
  if (slots.data.length === 0) return <p className="text-ink-3">{t('noSlots')}</p>;
  return (
    <>
      {problem && (
        <InlineAlert tone="error" live="alert">
          {problem}
        </InlineAlert>
      )}
      <div
        role="group"
        aria-label={t('freeTimes')}
        className="grid max-h-44 grid-cols-4 gap-1.5 overflow-y-auto p-0.5"
      >
        {slots.data.map((slot) => (
          <Button key={slot.start} size="small" className="px-1!" onClick={() => void take(slot)}>
            {clockTime(slot.start, zone)}
          </Button>
        ))}
      </div>
    </>
  );
}

async function askSlots(id: string, search: Record<string, string>, signal: AbortSignal): Promise<Slot[]> {
  const query = new URLSearchParams(search).toString();
  const response = await fetchSignedIn(`/api/reminders/${encodeURIComponent(id)}/slots?${query}`, { signal });
  if (!response.ok) throw new Error(`The free times did not come: ${response.status}`);
  return ((await response.json()) as { slots: Slot[] }).slots;
}
