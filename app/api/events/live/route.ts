// Tells the open page of events that some came in.
import { liveStream } from '@/lib/desk/live/live-stream';

/** 200 a stream of server-sent events, 401 signed out, 403. */
export function GET(request: Request): Promise<Response> {
  return liveStream(request, 'events', 'event:manage');
}
