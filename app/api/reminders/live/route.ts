// Tells open worklists that a reminder came or changed.
import { liveStream } from '@/lib/desk/live/live-stream';

/** 200 a stream of server-sent events, 401 signed out, 403. */
export function GET(request: Request): Promise<Response> {
  return liveStream(request, 'reminders', 'reminder:view');
}
