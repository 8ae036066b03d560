'use client';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ShownDocument } from '@/lib/display/document';
import { fileAddress } from './file-address';

/** Decoration: the title stands beside it. What cannot be drawn is a sheet of paper. */
export function Thumbnail({ document: { id, media_type: type } }: { document: ShownDocument }) {
  const drawable = type !== null && /^(image\/(jpeg|png|webp|tiff)|application\/pdf)$/.test(type);
  const [failed, setFailed] = useState(false);
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-clip rounded-small border border-line bg-sunken text-ink-3">
      {drawable && !failed ? (
        <img
          src={fileAddress(id, 'thumb')}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          className="size-full object-cover object-top"
        />
      ) : (
        <FileText aria-hidden="true" size={20} strokeWidth={1.5} />
      )}
    </span>
  );
}
