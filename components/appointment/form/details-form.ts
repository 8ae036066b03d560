// The boxes of appointment_details: when, how, and what else is shown in the queue.
import { z } from 'zod';
import { MODES, videoConnect } from '@/lib/contract/appointment';
import { customAttributes, type JsonObject } from '@/lib/contract/free-form';
import { epochSeconds } from '@/lib/contract/time';
import { epochOf } from './clinic-time';
import { jsonRows } from './json-rows';
import type { Say } from './say';

/** `zone` is the chosen clinic's: the same boxes mean another instant in another zone. */
export function detailsForm(zone: string, say: Say) {
  return z.object({
    when: whenForm(zone, say),
    how: howForm(say),
    custom_attributes: attributesForm(say),
  });
}

function whenForm(zone: string, say: Say) {
  const instant = z.object({ day: z.string(), clock: z.string() }).transform((moment, context) => {
    const judged = epochSeconds.safeParse(epochOf(moment, zone));
    if (judged.success) return judged.data;
    context.addIssue({ code: 'custom', message: say('momentWrong') });
    return z.NEVER;
  });
  return z
    .object({ start_time: instant, end_time: instant })
    .refine((when) => when.end_time > when.start_time, {
      path: ['end_time'],
      error: () => say('endBeforeStart'),
    });
}

/** The link is read only for a video visit; a mode that only a remote service knows stays as it is, unsent. */
function howForm(say: Say) {
  return z
    .object({ mode: z.string(), vendor: z.string().trim(), url: z.string().trim() })
    .superRefine(({ mode, vendor, url }, context) => {
      if (mode !== 'VIDEO' || (vendor === '' && url === '')) return;
      for (const [part, text] of Object.entries({ vendor, url })) {
        const judged = videoConnect.shape[part === 'url' ? 'url' : 'vendor'].safeParse(text);
        const problem = text === '' ? say('linkNeedsBoth') : judged.error?.issues[0]?.message;
        if (problem) context.addIssue({ code: 'custom', path: [part], message: problem });
      }
    })
    .transform(({ mode, vendor, url }) => ({
      mode: MODES.find((known) => known === mode),
      video_connect: mode === 'VIDEO' && url !== '' ? { vendor, url } : undefined,
    }));
}

/** label and tags have boxes of their own; an empty list is left out, as if the key were never there. */
function attributesForm(say: Say) {
  const labels = z.array(z.string());
  return z
    .object({ label: labels, tags: labels, others: jsonRows(say) })
    .transform(({ label, tags, others }): JsonObject => ({
      ...(label.length > 0 && { label }),
      ...(tags.length > 0 && { tags }),
      ...others,
    }))
    .pipe(customAttributes);
}
