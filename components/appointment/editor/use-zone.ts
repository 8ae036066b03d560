'use client';
// The clock by which the editor's times are meant: that of the clinic chosen in it.
import { useWatch } from 'react-hook-form';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { EditorValues } from '../form/editor-schema';
import { useEditor, zoneOf } from './editor-context';

/** IANA zone of the clinic that is chosen now. */
export function useZone(): string {
  const { choices } = useEditor();
  const clinicId = useWatch<EditorValues, 'clinic_id'>({ name: 'clinic_id' });
  return zoneOf(choices, clinicId, DEFAULT_TIME_ZONE);
}
