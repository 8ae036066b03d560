// The vaccination reminders that are due, once for each patient and due date (decisions 8).
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import type { ServiceContext } from '@/lib/service/context';
import { sendDueReminders as send } from '@/lib/service/immunisation/reminder';

export async function sendDueReminders({
  store,
  origin,
  vaccinationRemindDays: daysBefore,
}: Pick<ServiceContext, 'store' | 'origin' | 'vaccinationRemindDays'>): Promise<void> {
  await send({ store, origin, zone: DEFAULT_TIME_ZONE, daysBefore });
}
