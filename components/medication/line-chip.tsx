'use client';
import clsx from 'clsx';
import { PencilLine, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { MenuButton } from '@/components/ui/menu-button';
import { CHIP_KINDS, type Chip, type ChipKind } from '@/lib/contract/medication-line';

const COLOUR: Record<ChipKind, { chip: string; kind: string }> = {
  brand: { chip: 'bg-accent-soft', kind: 'text-accent' },
  strength: { chip: 'bg-wait-soft', kind: 'text-wait' },
  form: { chip: 'bg-info-soft', kind: 'text-info' },
  generic: { chip: 'bg-park-soft', kind: 'text-park' },
};

interface LineChipProps {
  chip: Chip;
  onKind: (kind: ChipKind) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A part of the line and what it is read as; a press corrects the reading. */
export function LineChip({ chip, onKind, onEdit, onRemove }: LineChipProps) {
  const t = useTranslations('medications');
  const kinds = CHIP_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }));
  const act = (id: string, section: string) => {
    const kind = CHIP_KINDS.find((candidate) => candidate === id);
    if (section === 'kind' && kind) onKind(kind);
    else if (id === 'edit') onEdit();
    else onRemove();
  };
  return (
    <MenuButton
      label={t('line.readAs', { text: chip.text })}
      className={clsx(
        'flex max-w-60 flex-col items-start rounded-box px-2.5 pt-0.5 pb-[3px] text-left hover:brightness-97 phone:max-w-40',
        'forced-colors:border',
        COLOUR[chip.kind].chip,
      )}
      sections={[
        { id: 'kind', title: t('line.readAs', { text: chip.text }), chosen: chip.kind, items: kinds },
        {
          id: 'part',
          items: [
            { id: 'edit', label: t('line.edit'), icon: PencilLine },
            { id: 'remove', label: t('line.remove'), icon: Trash2 },
          ],
        },
      ]}
      onAction={act}
    >
      <span className="max-w-full truncate text-[15px] leading-[18px] font-semibold">{chip.text}</span>{' '}
      <span className={clsx('text-tiny leading-[13px] font-medium', COLOUR[chip.kind].kind)}>
        {t(`kinds.${chip.kind}`)}
      </span>
    </MenuButton>
  );
}
