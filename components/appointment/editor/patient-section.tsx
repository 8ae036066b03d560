'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DESIGNATIONS, GENDERS } from '@/lib/contract/patient-details';
import type { EditorValues } from '../form/editor-schema';
import { tidyMobile } from '../form/mobile-text';
import { BirthBox } from './birth-box';
import { ChoiceBox } from './choice-box';
import { fieldId } from './field-path';
import { Section } from './section';
import { TextBox } from './text-box';

const TITLES_ID = fieldId('titles');

/** Who the patient is. One truth for all of the patient's appointments, which the note says. */
export function PatientSection() {
  const t = useTranslations('appointment');
  return (
    <Section title={t('patient')} note={t('patientNote')}>
      <PatientBoxes />
    </Section>
  );
}

/** The boxes alone, for a panel that is about the patient and nothing else. */
export function PatientBoxes() {
  const t = useTranslations('appointment');
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className="col-span-2 grid grid-cols-[88px_minmax(0,1fr)_minmax(0,1fr)] gap-3">
        <TextBox name="patient_details.designation" list={TITLES_ID} />
        <TextBox name="patient_details.first_name" />
        <TextBox name="patient_details.middle_name" />
        <datalist id={TITLES_ID}>
          {DESIGNATIONS.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </div>
      <TextBox name="patient_details.last_name" />
      <ChoiceBox
        name="patient_details.gender"
        options={GENDERS.map((id) => ({ id, label: t(`genders.${id}`) }))}
      />
      <BirthBox />
      <MobileBox />
      <TextBox name="patient_details.partner_patient_id" />
      <TextBox name="patient_details.address.city" />
      <TextBox name="patient_details.address.pincode" inputMode="numeric" />
    </div>
  );
}

/** Takes a number in any shape, and says in which it will be saved. */
function MobileBox() {
  const t = useTranslations('appointment');
  const typed = useWatch<EditorValues, 'patient_details.mobile'>({ name: 'patient_details.mobile' });
  const tidy = tidyMobile(typed);
  const differs = /^\+\d{7,15}$/.test(tidy) && tidy !== typed.replaceAll(' ', '');
  return (
    <TextBox
      name="patient_details.mobile"
      type="tel"
      description={differs ? t('savedAs', { value: tidy }) : undefined}
    />
  );
}
