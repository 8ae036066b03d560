// A thread starts as plain JavaScript, without the loader that scripts/start.mjs gave the program. As CommonJS it
// starts in half the time: modules are then loaded in this thread and not by asking another one for each.
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)(workerData.program);
