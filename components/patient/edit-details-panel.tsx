'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { PatientPatch, PatientRecord } from '@/lib/contract/patient';
import { fullName } from '@/lib/display';
import { PatientBoxes } from '@/components/appointment/editor/patient-section';
import { useSay } from '@/components/appointment/editor/use-problem';
import { patientForm } from '@/components/appointment/form/patient-form';
import { storedPatient } from '@/components/appointment/form/stored-values';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PanelBody, PanelFooter, PanelHeader } from '@/components/ui/panel-parts';
import { SidePanel } from '@/components/ui/side-panel';
import { useShortcut } from '@/components/ui/use-shortcut';
import { detailsChanges, recordAfter, type SaveDetails } from './details-saving';
import { leadToFinder } from './find/lead';
import { SamePersonDialog } from './same-person-dialog';
import { useSaveDetails } from './use-save-details';

interface EditDetailsPanelProps {
  record: PatientRecord;
  name: string;
  detail: string;
  save: SaveDetails;
  onClose: () => void;
  onSaved: () => void;
}

/** Who the patient is, to be corrected. What may be another person is asked about before anything is stored. */
export function EditDetailsPanel({ record, name, detail, save, onClose, onSaved }: EditDetailsPanelProps) {
  const t = useTranslations('patient.edit');
  const say = useSay();
  const [base] = useState(record);
  const schema = z.object({ patient_details: patientForm(base, say) });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    defaultValues: { patient_details: storedPatient(base) },
    resolver: zodResolver(schema),
    mode: 'onBlur',
  });
  const saving = useSaveDetails({ base, name, save, onClose, onSaved });
  const submit = form.handleSubmit(({ patient_details }) =>
    saving.store(detailsChanges(base, patient_details), false),
  );
  const router = useRouter();
  const toOtherPerson = (changes: PatientPatch) => {
    leadToFinder(fullName({ ...recordAfter(base, changes), designation: null }));
    router.push('/patients');
  };
  useShortcut('Ctrl S', () => void submit());
  return (
    <SidePanel label={t('title')} onClose={onClose}>
      <PanelHeader
        lead={<Avatar initials={initialsOf(name)} size={36} />}
        title={t('title')}
        detail={`${name} · ${detail}`}
      />
      <PanelBody>
        {saving.problem && (
          <InlineAlert tone="error" live="alert" className="mb-3">
            {saving.problem}
          </InlineAlert>
        )}
        <FormProvider {...form}>
          <form id="patient-details" noValidate onSubmit={(event) => void submit(event)}>
            <PatientBoxes />
          </form>
        </FormProvider>
      </PanelBody>
      <PanelFooter note={form.formState.isDirty ? t('unsaved') : null}>
        <Button onClick={onClose}>{t('discard')}</Button>
        <Button
          type="submit"
          form="patient-details"
          variant="primary"
          hint="Ctrl S"
          pending={form.formState.isSubmitting}
        >
          {t('save')}
        </Button>
      </PanelFooter>
      {saving.asked && (
        <SamePersonDialog
          name={name}
          known={saving.asked.known}
          onCorrection={() => saving.confirm()}
          onOtherPerson={() => toOtherPerson(saving.asked?.changes ?? {})}
          onClose={() => saving.goOn()}
        />
      )}
    </SidePanel>
  );
}
