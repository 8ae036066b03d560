'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DutiesBoxes } from './duties-boxes';
import { dutiesForm, type DutiesFields } from './duties-form';
import type { DutiesView, PlaceOption, StaffMemberView } from './staff-view';

interface DutiesDialogProps {
  /** null = somebody new */
  member: StaffMemberView | null;
  clinics: readonly PlaceOption[];
  doctors: readonly PlaceOption[];
  onClose: () => void;
  onSave: (email: string, duties: DutiesView) => Promise<void>;
}

const FORM = 'staff-duties';

/** Who somebody is and what they may see: the same form to invite and to change. */
export function DutiesDialog({ member, clinics, doctors, onClose, onSave }: DutiesDialogProps) {
  const t = useTranslations('staff');
  const form = useForm<DutiesFields>({
    resolver: zodResolver(dutiesForm),
    defaultValues: {
      name: member?.name ?? '',
      email: member?.email ?? '',
      role: member?.role ?? 'receptionist',
      doctorId: member?.doctorId ?? null,
      every: member ? member.clinicIds === null : true,
      clinicIds: member?.clinicIds ?? [],
    },
  });
  const save = form.handleSubmit(({ email, every, clinicIds, doctorId, ...duties }) =>
    onSave(email, {
      ...duties,
      doctorId: duties.role === 'doctor' ? doctorId : null,
      clinicIds: every ? null : clinicIds,
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={member ? t('editTitle', { name: member.name }) : t('inviteTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary" pending={form.formState.isSubmitting}>
            {t(member ? 'save' : 'makeLink')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void save(event)} className="space-y-4 text-ink">
        <DutiesBoxes form={form} known={member !== null} clinics={clinics} doctors={doctors} />
        {member && !member.me && <p className="text-small text-ink-3">{t('changeSignsOut')}</p>}
      </form>
    </Dialog>
  );
}
