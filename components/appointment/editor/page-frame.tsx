'use client';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/card';
import { EditorSections } from './editor-sections';
import { useIdentity } from './identity-strip';
import { Preview } from './preview';
import { PanelTile } from '@/components/ui/panel-parts';

interface PageFrameProps {
  news: ReactNode;
  note: ReactNode;
  buttons: ReactNode;
}

/** The editor as a page: the boxes in the middle, the card beside them in sight, the buttons always in reach. */
export function PageFrame({ news, note, buttons }: PageFrameProps) {
  const { token, name, detail } = useIdentity();
  return (
    <div className="mx-auto w-full max-w-270">
      <div className="mb-4 flex items-center gap-3.5">
        {token && <PanelTile>{token}</PanelTile>}
        <div className="min-w-0">
          <h1 className="truncate text-title font-[650] tracking-[-0.015em]">{name}</h1>
          <p className="text-ink-3">{detail}</p>
        </div>
      </div>
      {news}
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-6 narrow:grid-cols-1">
        <Box className="px-5 pt-1 pb-5">
          <EditorSections />
        </Box>
        <div className="sticky top-[calc(var(--top-bar)+20px)] narrow:static narrow:order-first">
          <Preview />
        </div>
      </div>
      <div className="sticky bottom-0 z-10 mt-4 flex items-center gap-2 border-t border-line bg-bg py-3 phone:bottom-14">
        <p className="mr-auto text-small text-ink-3">{note}</p>
        {buttons}
      </div>
    </div>
  );
}
