'use client';
import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { MODE_WITH_VIDEO_CONNECT, MODES } from '@/lib/contract/appointment';
import { epochOf, localMoment } from '../form/clinic-time';
import type { EditorValues } from '../form/editor-schema';
import { ChoiceBox } from './choice-box';
import { useEditor } from './editor-context';
import { MomentBox } from './moment-box';
import { Section } from './section';
import { TextBox } from './text-box';
import { useZone } from './use-zone';

/** Where, with whom, when and how. */
export function VisitSection() {
  const t = useTranslations('appointment');
  const zone = useZone();
  return (
    <Section title={t('visit')} note={t('clinicClock', { zone })}>
      <div className="grid grid-cols-2 gap-3">
        <WhereAndWho />
        <WhenBoxes zone={zone} />
        <HowBoxes />
      </div>
    </Section>
  );
}

function WhereAndWho() {
  const { choices } = useEditor();
  const { setValue, getValues } = useFormContext<EditorValues>();
  const clinicId = useWatch<EditorValues, 'clinic_id'>({ name: 'clinic_id' });
  const doctors = choices.doctors.filter((doctor) => doctor.clinic_ids.includes(clinicId));
  const leaveDoctorBehind = (chosen: string) => {
    const sees = choices.doctors.find((doctor) => doctor.doctor_id === getValues('doctor_id'));
    if (!sees?.clinic_ids.includes(chosen)) setValue('doctor_id', '', { shouldDirty: true });
  };
  return (
    <>
      <ChoiceBox
        name="clinic_id"
        options={choices.clinics.map(({ clinic_id, name }) => ({ id: clinic_id, label: name }))}
        onChosen={leaveDoctorBehind}
      />
      <ChoiceBox
        name="doctor_id"
        options={doctors.map(({ doctor_id, name }) => ({ id: doctor_id, label: name }))}
      />
    </>
  );
}

function WhenBoxes({ zone }: { zone: string }) {
  const t = useTranslations('appointment');
  const { getValues, setValue } = useFormContext<EditorValues>();
  const when = useWatch<EditorValues, 'appointment_details.when'>({ name: 'appointment_details.when' });
  const [start, end] = [epochOf(when.start_time, zone), epochOf(when.end_time, zone)];
  const minutes = start !== undefined && end !== undefined ? Math.round((end - start) / 60) : null;
  /** The visit stays as long as it was: its end follows its start. */
  const moveEnd = (moment: EditorValues['appointment_details']['when']['start_time']) => {
    const moved = epochOf(moment, zone);
    if (moved === undefined || minutes === null || minutes <= 0) return;
    setValue('appointment_details.when.end_time', localMoment(moved + minutes * 60, zone), {
      shouldDirty: true,
      shouldValidate: getValues('appointment_details.when.end_time').clock !== '',
    });
  };
  return (
    <>
      <MomentBox name="appointment_details.when.start_time" onChanged={moveEnd} />
      <MomentBox
        name="appointment_details.when.end_time"
        suffix={minutes !== null && minutes > 0 ? t('minutes', { minutes }) : undefined}
      />
    </>
  );
}

function HowBoxes() {
  const t = useTranslations('appointment');
  const mode = useWatch<EditorValues, 'appointment_details.how.mode'>({
    name: 'appointment_details.how.mode',
  });
  return (
    <>
      <ChoiceBox
        name="appointment_details.how.mode"
        options={MODES.map((id) => ({ id, label: t(`modes.${id}`) }))}
      />
      <TextBox name="token" inputMode="numeric" />
      {mode === MODE_WITH_VIDEO_CONNECT && (
        <>
          <TextBox name="appointment_details.how.vendor" />
          <TextBox name="appointment_details.how.url" type="url" placeholder="https://" />
        </>
      )}
    </>
  );
}
