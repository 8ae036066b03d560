// After clinic-local midnight: what was still under way is aborted, who still waited did not come (decisions 3).
import { closeDay } from '@/lib/service/appointments/close-day';
import type { ServiceContext } from '@/lib/service/context';
import { nowSeconds } from '@/lib/service/clock';

export async function closeEndedDays({ store }: Pick<ServiceContext, 'store'>): Promise<void> {
  await closeDay(store, nowSeconds());
}
