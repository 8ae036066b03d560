// The jobs of the program: deliveries at every commit, the rest by the clock (graphile-worker, so that two
// processes on one database do each of them once).
import { parseCronItems, run, type TaskList } from 'graphile-worker';
import type { ServiceApp } from '@/lib/service/create-service';
import { startDelivering } from '@/lib/service/events/delivery-loop';
import { signingKeyOf } from '@/lib/service/events/subscriptions';
import { closeEndedDays } from './close-ended-days';
import { forgetOldEvents } from './forget-old-events';
import { jobLog } from './job-log';
import { sendDueReminders } from './send-due-reminders';
import { sweepDocuments } from './sweep-documents';

export type Jobs = { stop: () => Promise<void> };

/** Starts the jobs of the embedded service; `stop` waits for what is under way. */
export async function startJobs(service: ServiceApp, databaseUrl: string): Promise<Jobs> {
  const { store, masterKey, origin, eventsAllowPrivate } = service.context;
  const delivering = await startDelivering({
    store,
    databaseUrl,
    rules: { allowPrivate: eventsAllowPrivate, ownOrigin: origin },
    openKey: (businessId, id, sealed) => signingKeyOf(masterKey, businessId, id, sealed),
  });
  const taskList: TaskList = {
    close_ended_days: () => closeEndedDays(service.context),
    forget_old_events: () => forgetOldEvents(service.context),
    send_due_reminders: () => sendDueReminders(service.context),
    sweep_documents: () => sweepDocuments(service.context),
  };
  const runner = await run({
    connectionString: databaseUrl,
    schema: 'jobs',
    taskList,
    parsedCronItems: parseCronItems([
      { task: 'close_ended_days', match: '*/5 * * * *', identifier: 'close_ended_days' },
      { task: 'send_due_reminders', match: '10 * * * *', identifier: 'send_due_reminders' },
      { task: 'sweep_documents', match: '20 * * * *', identifier: 'sweep_documents' },
      { task: 'forget_old_events', match: '40 3 * * *', identifier: 'forget_old_events' },
    ]),
    concurrency: 1,
    pollInterval: 30_000,
    noHandleSignals: true,
    logger: jobLog,
  });
  // The program may have been off at the hour: everything is looked at once after a start.
  await Promise.all(
    Object.keys(taskList).map((task) => runner.addJob(task, {}, { jobKey: `after start: ${task}` })),
  );
  return {
    async stop() {
      await delivering.stop();
      await runner.stop();
    },
  };
}
