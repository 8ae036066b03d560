// The same for a sender that cannot sign: who knows the address is believed (decisions 8b). An administrator makes
// the token and can revoke it.
import { receiveEvent } from '@/lib/desk/events/receive-event';

interface UnsignedContext {
  params: Promise<{ token: string }>;
}

/** As its signed twin; 401 = no such address. */
export async function POST(request: Request, { params }: UnsignedContext): Promise<Response> {
  const { token } = await params;
  return receiveEvent(request, { way: 'unsigned', token });
}
