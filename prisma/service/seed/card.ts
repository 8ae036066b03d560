// What partners put on an appointment's card, and what they keep beside it.
import type { DisplayMeta } from '@/lib/contract/display-meta';
import type { JsonObject } from '@/lib/contract/free-form';
import type { Draw } from './draw';

export type Card = { displayMeta: DisplayMeta; customAttributes: JsonObject; partnerMeta: JsonObject };

const REASONS = [
  'Follow-up',
  'New',
  'Fever',
  'Check-up',
  'Report',
  'Blood pressure',
  'Cough',
  'Back pain',
] as const;
const INSURERS = ['Star Health', 'HDFC Ergo', 'Niva Bupa', 'CGHS'] as const;
const LANGUAGES = ['Hindi', 'Kannada', 'Tamil', 'English', 'Telugu'] as const;
const CHANNELS = ['app', 'phone', 'walk_in', 'website'] as const;

/** The card of an appointment of a patient with this partner id; a child's names its vaccines. */
export function drawCard(draw: Draw, partnerPatientId: string | null, child: boolean): Card {
  const channel = draw.of(CHANNELS);
  const paid = draw.chance(45);
  const insured = draw.chance(35);
  const vitals = draw.chance(30);
  return {
    displayMeta: {
      visit_reason: draw.of(REASONS),
      ...(draw.chance(40) && { vendor_patient_id: partnerPatientId ?? 'unknown' }),
      ...(paid && { paid: 300 + draw.below(5) * 100 }),
      ...(insured && { insurance: draw.of(INSURERS), co_pay: 150.5 + draw.below(4) * 50 }),
      ...(vitals && { vitals: `${112 + draw.below(30)}/${70 + draw.below(20)}` }),
      ...(draw.chance(25) && { language: draw.of(LANGUAGES) }),
      ...(draw.chance(20) && { visit_count: 1 + draw.below(9) }),
      ...(child && { vaccines_due: draw.of(['MMR 2, Varicella', 'DPT booster', 'Typhoid']) }),
    },
    customAttributes: {
      ...(paid && { payment_status: ['paid'] }),
      label: [...(paid ? ['paid'] : []), ...(insured ? ['insured'] : [])],
      tags: vitals ? ['vitals_submitted'] : [],
    },
    partnerMeta: {
      booking_channel: channel,
      facility: 'BLR-01',
      ...(draw.chance(30) && { referral_code: `NB-${10 + draw.below(80)}` }),
      ...(insured && { plan: { name: 'family', valid: true } }),
    },
  };
}
