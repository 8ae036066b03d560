// What the job runner has to say goes into the program's log; its chatter does not.
import { Logger } from 'graphile-worker';
import { log } from '@/lib/log';

export const jobLog = new Logger(({ jobId, taskIdentifier }) => (level, message) => {
  const word: string = level;
  if (word === 'error') log().error({ jobId, taskIdentifier }, message);
  else if (word === 'warning') log().warn({ jobId, taskIdentifier }, message);
});
