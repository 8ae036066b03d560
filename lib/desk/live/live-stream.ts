// The line from the server to an open page (server-sent events): says that something changed, never what.
import { requireActorForRequest } from '../actor';
import { may, type Permission } from '../permissions';
import { privateStream, Refusal, refusalResponse } from '../refusal';
import { readSession } from '../sessions/read-session';
import { onChange, type LiveTopic } from './changes';

/** What comes close together is told once, in milliseconds: a storm of events is no storm of questions. */
const GATHER_MS = 100;
/** Keeps the line open through proxies, and notices a session that has ended. */
const BEAT_MS = 20_000;

/** 200 a stream with a message at every change, until the session ends; 401 signed out, 403 not this role's. */
export async function liveStream(
  request: Request,
  topic: LiveTopic,
  permission: Permission,
): Promise<Response> {
  try {
    await requireActorForRequest(request, permission, { unattended: true });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
  return privateStream(lines(topic, permission, request.headers));
}

function lines(topic: LiveTopic, permission: Permission, headers: Headers): ReadableStream<Uint8Array> {
  let end = () => undefined as void;
  return new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      let gathering: NodeJS.Timeout | undefined;
      const beat = setInterval(() => void send(':\n\n'), BEAT_MS);
      const leave = onChange((changed) => {
        if (changed !== topic) return;
        gathering ??= setTimeout(() => {
          gathering = undefined;
          void send(`data: ${topic}\n\n`);
        }, GATHER_MS);
      });
      let open = true;
      end = () => {
        open = false;
        leave();
        clearInterval(beat);
        clearTimeout(gathering);
      };
      const send = async (text: string) => {
        const session = await readSession(headers, 'look').catch(() => null);
        if (!open) return;
        if (session && may(session.actor, permission)) return controller.enqueue(encoder.encode(text));
        end();
        controller.close();
      };
      controller.enqueue(encoder.encode(':\n\n'));
    },
    cancel: () => end(),
  });
}
